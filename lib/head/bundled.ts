// Written by "npm run generate" from lib/head/scripts/. Change those, not this file.
export const scripts = {
  'low-data':
    "\"use strict\";(function(){function e(){try{return localStorage.getItem(`low-data`)}catch{return null}}let t=e();(t===`on`||t!==`off`&&navigator.connection?.saveData)&&(document.documentElement.dataset.lowData=``)})();",
  'restore-scroll':
    "\"use strict\";(function(){function e(){try{let e=JSON.parse(sessionStorage.getItem(`kept-scroll`)??`null`);return e?.href===location.href?e:void 0}catch{}}function t(){let t=document.prerendering?void 0:e();t&&(sessionStorage.removeItem(`kept-scroll`),scrollY===0&&scrollTo({top:t.top,behavior:`instant`}))}function n(){let e=Object.assign(document.createElement(`link`),{rel:`expect`,href:`#end`});e.setAttribute(`blocking`,`render`),document.head.append(e)}e()&&n(),document.addEventListener(`readystatechange`,t),document.addEventListener(`prerenderingchange`,t)})();",
  'theme':
    "\"use strict\";(function(){let e=`nuxt-color-mode`,t=document.documentElement,n=new Map(Object.entries({light:{label:`Aurora Light`,className:`light`},dark:{label:`Nebula Dark`,className:`dark`},midnight:{label:`Midnight Aurora`,className:`dark`},contrast:{label:`Focus Contrast`,className:`light`}}));function r(){try{let t=localStorage.getItem(e);if(t===null||n.has(t))return t??void 0;localStorage.removeItem(e)}catch{}}function i(){let e=n.get(t.dataset.theme??``);e?(t.dataset.themeLabel=e.label,t.classList.remove(`light`,`dark`),t.classList.add(e.className)):t.dataset.theme=`light`}function a(){t.dataset.theme=r()??`light`}a(),document.prerendering||(t.dataset.loading=`true`),i(),new MutationObserver(i).observe(t,{attributeFilter:[`data-theme`]}),window.addEventListener(`storage`,({key:e})=>{e&&e!==`nuxt-color-mode`||a()})})();",
  'trusted-types':
    "\"use strict\";(function(){window.trustedTypes?.createPolicy(`default`,{createScriptURL:e=>new URL(e,location.href).origin===location.origin?e:null,createScript:e=>{try{return JSON.parse(e),e}catch{return null}},createHTML:e=>!e.includes(`<`)||e===`<script><\\/script>`?e:null})})();",
} as const;

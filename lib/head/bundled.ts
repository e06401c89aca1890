// Written by "npm run generate" from lib/head/scripts/. Change those, not this file.
export const scripts = {
  'client':
    "\"use strict\";(function(){let e=document.currentScript?.dataset.client;function t(e){let t=Object.assign(document.createElement(`script`),{type:`module`,src:e});t.addEventListener(`error`,()=>void import(`/reload.js`).catch(console.warn)),document.head.append(t)}if(e!==void 0){let n=!1,r=()=>{n||t(e),n=!0};document.hidden?r():requestAnimationFrame(()=>setTimeout(r)),addEventListener(`DOMContentLoaded`,r)}})();",
  'low-data':
    "\"use strict\";(function(){function e(){try{return localStorage.getItem(`low-data`)}catch{return null}}let t=e();(t===`on`||t!==`off`&&navigator.connection?.saveData)&&(document.documentElement.dataset.lowData=``)})();",
  'restore-scroll':
    "\"use strict\";(function(){let e,t=0;function n(){try{let e=JSON.parse(sessionStorage.getItem(`kept-scroll`)??`null`);return e?.href===location.href?e:void 0}catch{}}function r({type:r}){document.prerendering||(e??=n(),e&&((r===`pagereveal`||Math.abs(scrollY-t)<=1)&&(scrollTo({top:e.top,behavior:`instant`}),t=scrollY),document.readyState!==`loading`&&sessionStorage.removeItem(`kept-scroll`)))}if(n()){let e=document.createElement(`link`);e.rel=`expect`,e.href=`#wordmark`,e.setAttribute(`blocking`,`render`),document.head.append(e)}addEventListener(`pagereveal`,r,{once:!0}),addEventListener(`DOMContentLoaded`,r)})();",
  'theme':
    "\"use strict\";(function(){let e=`nuxt-color-mode`,t=document.documentElement,n=new Map(Object.entries({light:{label:`Aurora Light`,className:`light`},dark:{label:`Nebula Dark`,className:`dark`},midnight:{label:`Midnight Aurora`,className:`dark`},contrast:{label:`Focus Contrast`,className:`light`}}));function r(){try{let t=localStorage.getItem(e);if(t===null||n.has(t))return t??void 0;localStorage.removeItem(e)}catch{}}function i(){let e=n.get(t.dataset.theme??``);e?(t.dataset.themeLabel=e.label,t.classList.remove(`light`,`dark`),t.classList.add(e.className)):t.dataset.theme=`light`}t.dataset.theme=r()??`light`,document.prerendering||(t.dataset.loading=`true`),i(),new MutationObserver(i).observe(t,{attributeFilter:[`data-theme`]})})();",
  'trusted-types':
    "\"use strict\";(function(){window.trustedTypes?.createPolicy(`default`,{createScriptURL:e=>new URL(e,location.href).origin===location.origin?e:null,createScript:e=>{try{return JSON.parse(e),e}catch{return null}},createHTML:e=>!e.includes(`<`)||e===`<script><\\/script>`?e:null})})();",
} as const;

// Written by "npm run generate" from lib/head/scripts/. Change those, not this file.
export const scripts = {
  'filter':
    "\"use strict\";(function(){let e=new URLSearchParams(location.search);document.currentScript?.closest(`[data-filter]`)?.querySelectorAll(`input[type=radio]`).forEach(t=>{t.value!==``&&e.get(t.name)===t.value&&(t.checked=!0)})})();",
  'low-data':
    "\"use strict\";(function(){function e(){let e;try{e=localStorage.getItem(`low-data`)}catch{}return e===`on`||e!==`off`&&!!navigator.connection?.saveData}let t=document.documentElement,n=()=>t.toggleAttribute(`data-low-data`,e());n(),addEventListener(`storage`,n),addEventListener(`pageshow`,n)})();",
  'restore-scroll':
    "\"use strict\";(function(){function e(){try{let e=JSON.parse(sessionStorage.getItem(`kept-scroll`)??`null`);return e?.href===location.href?e:void 0}catch{}}function t(){let t=document.prerendering?void 0:e();if(!t||(sessionStorage.removeItem(`kept-scroll`),scrollY!==0))return;let n=()=>scrollTo({top:t.top,behavior:`instant`});n();let r=scrollY;r<t.top&&addEventListener(`load`,()=>scrollY===r&&n())}function n(){document.head.append(Object.assign(document.createElement(`link`),{rel:`expect`,href:`#end`,blocking:`render`}))}e()&&n(),document.addEventListener(`readystatechange`,t),document.addEventListener(`prerenderingchange`,t)})();",
  'theme':
    "\"use strict\";(function(){let e=document.documentElement,t=new Map([[`light`,[`Aurora Light`,`light`]],[`dark`,[`Nebula Dark`,`dark`]],[`midnight`,[`Midnight Aurora`,`dark`]],[`contrast`,[`Focus Contrast`,`light`]]]);function n(){try{let e=localStorage.getItem(`nuxt-color-mode`)??``;if(t.has(e))return e}catch{}}function r(){let n=t.get(e.dataset.theme??``);if(n){let[t,r]=n;e.dataset.themeLabel=t,e.classList.remove(`light`,`dark`),e.classList.add(r)}else e.dataset.theme=`light`}function i(){e.dataset.theme=n()??`light`}i(),document.prerendering||(e.dataset.loading=`true`),r(),new MutationObserver(r).observe(e,{attributeFilter:[`data-theme`]}),window.addEventListener(`storage`,({key:e})=>{e&&e!==`nuxt-color-mode`||i()})})();",
  'trusted-types':
    "\"use strict\";(function(){window.trustedTypes?.createPolicy(`default`,{createScriptURL:e=>new URL(e,location.href).origin===location.origin?e:null,createScript:e=>{try{return JSON.parse(e),e}catch{return null}},createHTML:e=>!e.includes(`<`)||e===`<script><\\/script>`?e:null})})();",
} as const;

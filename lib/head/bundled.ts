// Written by "npm run generate" from lib/head/scripts/. Change those, not this file.
export const scripts = {
  'keep-scroll':
    "\"use strict\";(()=>{var t=\"kept-scroll\";var n=\"footer\";var r=0;function s(){try{let e=JSON.parse(sessionStorage.getItem(t)??\"null\");return e?.href===location.href?e:void 0}catch{}}function c(){let e=s();!e||document.prerendering||Math.abs(scrollY-r)>1||(scrollTo({top:e.top,behavior:\"instant\"}),r=scrollY,document.readyState!==\"loading\"&&sessionStorage.removeItem(t))}if(s()){let e=document.createElement(\"link\");e.rel=\"expect\",e.href=`#${n}`,e.setAttribute(\"blocking\",\"render\"),document.head.append(e)}addEventListener(\"pagereveal\",c);addEventListener(\"DOMContentLoaded\",c);})();",
  'low-data':
    "\"use strict\";(()=>{var t=\"low-data\";function r(){try{return localStorage.getItem(t)}catch{return null}}var e=r();if(e===\"on\"||e!==\"off\"&&navigator.connection?.saveData)document.documentElement.dataset.lowData=\"\";else for(let o of document.querySelectorAll(\"link[as=font]\"))o.media=`(min-width:${768}px)`;})();",
  'theme':
    "\"use strict\";(()=>{var o={light:{label:\"Aurora Light\",className:\"light\"},dark:{label:\"Nebula Dark\",className:\"dark\"},midnight:{label:\"Midnight Aurora\",className:\"dark\"},contrast:{label:\"Focus Contrast\",className:\"light\"}};var s=\"light\";var a=\"nuxt-color-mode\";var e=document.documentElement,r=new Map(Object.entries(o));function c(){try{let t=localStorage.getItem(a);if(t===null||r.has(t))return t??void 0;localStorage.removeItem(a)}catch{}}function n(){let t=r.get(e.dataset.theme??\"\");t?(e.dataset.themeLabel=t.label,e.classList.remove(\"light\",\"dark\"),e.classList.add(t.className)):e.dataset.theme=s}e.dataset.theme=c()??s;e.dataset.loading=\"true\";n();new MutationObserver(n).observe(e,{attributeFilter:[\"data-theme\"]});})();",
  'trusted-types':
    "\"use strict\";(()=>{var e=\"<script><\\/script>\";window.trustedTypes?.createPolicy(\"default\",{createScriptURL:t=>new URL(t,location.href).origin===location.origin?t:null,createScript:t=>{try{return JSON.parse(t),t}catch{return null}},createHTML:t=>!t.includes(\"<\")||t===e?t:null});})();",
} as const;

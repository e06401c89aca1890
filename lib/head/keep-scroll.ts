import { keptScrollStorageKey } from '@/lib/constants';

/** A scroll position for the page that a link leads to. */
export interface KeptScroll {
  /** The link's address, absolute. */
  readonly href: string;
  /** Pixels from the top. */
  readonly top: number;
}

/** The element that ends a page's content: once it is parsed, the page is as long as it will be. */
export const lastElementId = 'footer';

/**
 * The inline script that puts a page where the link to it was followed, for a link with `data-keep-scroll`. The browser waits
 * with the first frame until the page is long enough, where it knows `rel="expect"`
 * (https://html.spec.whatwg.org/multipage/links.html#link-type-expect); elsewhere the page moves once it has been parsed. As
 * soon as the visitor scrolls, the script does nothing more.
 */
export const keepScrollScript = `(function(){
var key=${JSON.stringify(keptScrollStorageKey)},at=0;
function read(){
try{var kept=JSON.parse(sessionStorage.getItem(key));return kept&&kept.href===location.href?kept:null}catch(error){return null}
}
function put(){
var kept=read();
if(!kept||document.prerendering||Math.abs(scrollY-at)>1)return;
scrollTo({top:kept.top,behavior:"instant"});at=scrollY;
if(document.readyState!=="loading")sessionStorage.removeItem(key)
}
if(read()){
var wait=document.createElement("link");wait.rel="expect";wait.href="#${lastElementId}";wait.setAttribute("blocking","render");document.head.append(wait)
}
addEventListener("pagereveal",put);addEventListener("DOMContentLoaded",put)
})()`;

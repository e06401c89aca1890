import { keptScrollStorageKey } from './constants';

/** A scroll position for the page that a link leads to. */
export interface KeptScroll {
  /** The link's address, absolute. */
  readonly href: string;
  /** Pixels from the top. */
  readonly top: number;
}

/**
 * The inline script that puts a page where the link to it was followed, for a link with `data-keep-scroll`: with the first
 * frame where the browser tells of it, else once the page has been read. As soon as the visitor scrolls, it lets go.
 */
export const keepScrollScript = `(function(){
var key=${JSON.stringify(keptScrollStorageKey)},at=0;
function put(){
if(document.prerendering)return;
try{var kept=JSON.parse(sessionStorage.getItem(key));
if(!kept||kept.href!==location.href||Math.abs(scrollY-at)>1)return;
scrollTo({top:kept.top,behavior:"instant"});at=scrollY;
if(document.readyState!=="loading")sessionStorage.removeItem(key)}catch(error){}
}
addEventListener("pagereveal",put);addEventListener("DOMContentLoaded",put)
})()`;

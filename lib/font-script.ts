import * as constants from './constants';

/** The custom properties under which the document's root has the names of its two web fonts (`app/layout.tsx`). */
export const fontProperties = ['--font-familjen', '--font-figtree'] as const;

/** What a reader would see move: the blocks of a page, not every element in them. */
const blocks = 'h1,h2,h3,p,ul,ol,li,dl,dt,dd,div,section,figure,svg,th,td,a,button,summary';

/**
 * Lets a page's web fonts come; in low-data mode none do. On a wide screen, and on a page reached from this site, whose
 * fonts are in the cache, the preload goes ahead, which has a medium that never matches until then. On a phone's first
 * page the fonts would share a slow connection with the page, and come too late for its first paint: there they come after
 * that paint, and are put on when the browser is idle, both or one of them, so that no block in view moves up or down.
 * Until then the root's `data-fallback-fonts` names those that wait. What can't be put on then is when the visitor goes on
 * to another page or looks away.
 */
export const fontScript = `(function(){
var root=document.documentElement;
if(root.dataset.lowData!==undefined)return;
if(screen.width>=${constants.wideScreenPx}||document.referrer.indexOf(location.origin+"/")===0){
document.querySelectorAll("link[as=font]").forEach(function(link){link.media=""});return}
function wait(fonts){root.dataset.fallbackFonts=fonts}
function putOn(){wait("")}
function putOnAtRest(){
var seen=[];document.querySelectorAll(${JSON.stringify(blocks)}).forEach(function(block){
var box=block.getBoundingClientRect();if(box.width>0&&box.bottom>0&&box.top<innerHeight)seen.push([block,box.top])});
["","text","display","display text"].some(function(fonts){wait(fonts);
return seen.every(function(entry){return Math.abs(entry[0].getBoundingClientRect().top-entry[1])<1})});
document.addEventListener("visibilitychange",putOn,{once:true});
if(self.navigation)navigation.addEventListener("navigate",putOn,{once:true})}
wait("display text");
new PerformanceObserver(function(list,observer){
if(!list.getEntriesByName("first-contentful-paint").length)return;
observer.disconnect();
Promise.all(${JSON.stringify(fontProperties)}.map(function(name){return document.fonts.load("1em "+getComputedStyle(root).getPropertyValue(name))}))
.then(function(){(self.requestIdleCallback||setTimeout)(putOnAtRest)},function(){})
}).observe({type:"paint",buffered:true})
})()`.replaceAll('\n', '');

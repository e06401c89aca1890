import * as constants from './constants';

/** The web fonts by the names that `data-fallback-fonts` has for them, with the custom property that names each (`app/layout.tsx`). */
const fontProperties = { display: '--font-familjen', text: '--font-figtree' } as const;

/** What a reader would see move: the parts of the header and the blocks of a page, not every element in them. */
const blocks =
  '.header-bar>*,:is(main,footer) :is(h1,h2,h3,p,ul,ol,li,dl,dt,dd,div,section,figure,svg,th,td,a,button,summary)';

/**
 * Lets a page's web fonts come; in low-data mode none do. On a page reached from this site, whose fonts are in the cache, and
 * for the text on a wide screen, the preload goes ahead, which has a medium that never matches until then. What remains
 * comes after the first paint, for which it would be too late, and with which it would share a phone's slow connection. It
 * is put on when the browser is idle, in two short tasks, all or one of it, so that no block in view moves up or down.
 * Until then the root's `data-fallback-fonts` names what waits; what can't be put on at rest is when the visitor goes on to
 * another page or looks away.
 */
export const fontScript = `(function(){
var root=document.documentElement,properties=${JSON.stringify(fontProperties)},isWide=screen.width>=${constants.wideScreenPx},
isKnown=document.referrer.indexOf(location.origin+"/")===0;
if(root.dataset.lowData!==undefined)return;
if(isWide||isKnown)document.querySelectorAll("link[as=font]").forEach(function(link){link.media=""});
if(isKnown)return;
var steps=isWide?["","display"]:["","text","display","display text"],late=steps[steps.length-1];
function wait(fonts){root.dataset.fallbackFonts=fonts}
function putOn(){wait("")}
function rest(act){(self.requestIdleCallback||setTimeout)(act)}
function top(block){return block.getBoundingClientRect().top+scrollY}
function look(){
var seen=[];document.querySelectorAll(${JSON.stringify(blocks)}).forEach(function(block){
var box=block.getBoundingClientRect();if(box.width>0&&box.bottom>0&&box.top<innerHeight)seen.push([block,box.top+scrollY])});
rest(function(){
steps.some(function(fonts){wait(fonts);return seen.every(function(entry){return Math.abs(top(entry[0])-entry[1])<1})});
document.addEventListener("visibilitychange",putOn,{once:true});
if(self.navigation)navigation.addEventListener("navigate",putOn,{once:true})})}
wait(late);
new PerformanceObserver(function(list,observer){
if(!list.getEntriesByName("first-contentful-paint").length)return;
observer.disconnect();
Promise.all(late.split(" ").map(function(font){return document.fonts.load("1em "+getComputedStyle(root).getPropertyValue(properties[font]))}))
.then(function(){rest(look)},function(){})
}).observe({type:"paint",buffered:true})
})()`.replaceAll('\n', '');

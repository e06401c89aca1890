import * as constants from './constants';

/**
 * The inline script that mends a page whose code chunk failed, as after a deployment that took the old files away. It
 * hears scripts that do not arrive and scripts that hold something other than script, and reloads: at most once in the
 * guard's time for each path, never twice for one file on one path, and only when the server answers for the page now,
 * since a page that can be read is worth more than an error of the browser. A visitor who is following a link meanwhile is
 * not called back: the browser goes on by itself, and where the router was at work (`data-going`), the page it was asked for
 * is loaded instead. Where storage is blocked, a page that was itself reloaded is not reloaded again. What cannot be mended
 * so is left to the error page.
 */
export const chunkGuardScript = `(function(){
var key=${JSON.stringify(constants.chunkReloadStorageKey)},pending=false;
function mayReload(file){
var path=location.pathname,now=Date.now(),all={};
try{
try{all=JSON.parse(sessionStorage.getItem(key))||{}}catch(error){if(error.name!=="SyntaxError")throw error}
if(typeof all!=="object")all={};
var last=Array.isArray(all[path])?all[path]:[0];
if(Math.abs(now-last[0])<${constants.chunkReloadGuardMs}||last.indexOf(file)>0)return false;
all[path]=[now].concat(last.slice(1),file);
sessionStorage.setItem(key,JSON.stringify(all));
return true
}catch(error){
var entry=performance.getEntriesByType("navigation")[0];
return !!entry&&entry.type!=="reload"
}}
function failed(file){
if(pending||navigator.onLine===false)return;
pending=true;
var leaving=false;
addEventListener("beforeunload",function(){leaving=true});
fetch(location.href,{method:"HEAD",cache:"no-store"}).then(function(answer){
if(answer.ok&&!leaving&&mayReload(file)){var going=document.documentElement.dataset.going;if(going)location.assign(going);else location.reload()}else console.warn("A part of this page did not load: "+file)
}).catch(function(){pending=false})
}
addEventListener("error",function(event){
var target=event.target,file=target instanceof HTMLScriptElement?target.src:event.error instanceof SyntaxError?event.filename:"";
if(file&&file.indexOf(location.origin+"/_next/")===0)failed(file)
},true)
})()`.replaceAll('\n', '');

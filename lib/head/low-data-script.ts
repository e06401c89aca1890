import * as constants from '@/lib/constants';

/**
 * Marks the root with `data-low-data` where the visitor chose the low-data mode, or where the browser's data saver is on
 * and the visitor chose nothing. Elsewhere lets the preload of the font go ahead, on wide screens alone: on a phone it would
 * share a slow connection with the page. An inline script, since fonts are asked for before any other script runs.
 */
export const lowDataScript = `(function(){
var choice=null,connection=navigator.connection;
try{choice=localStorage.getItem(${JSON.stringify(constants.lowDataStorageKey)})}catch(error){}
if(choice==="on"||choice!=="off"&&connection&&connection.saveData)document.documentElement.dataset.lowData="";
else document.querySelectorAll("link[as=font]").forEach(function(link){link.media="(min-width:${constants.wideScreenPx}px)"});
addEventListener("pagereveal",function(event){if(event.viewTransition&&document.documentElement.dataset.lowData!==undefined)event.viewTransition.skipTransition()})
})()`.replaceAll('\n', '');

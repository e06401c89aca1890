import * as constants from './constants';

/**
 * Marks the root with `data-low-data` where the visitor chose the low-data mode, or where the browser's data saver is on
 * and the visitor chose nothing. An inline script, since fonts are asked for before any bundle runs: the page's preload of a
 * font has a medium that never matches, and only this script, in any other case, lets it go ahead.
 */
export const lowDataScript = `(function(){
var choice=null,connection=navigator.connection;
try{choice=localStorage.getItem(${JSON.stringify(constants.lowDataStorageKey)})}catch(error){}
if(choice==="on"||choice!=="off"&&connection&&connection.saveData)document.documentElement.dataset.lowData="";
else document.querySelectorAll("link[as=font]").forEach(function(link){link.media=""})
})()`.replaceAll('\n', '');

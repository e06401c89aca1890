import * as constants from './constants';

/**
 * Marks the root with `data-low-data` where the visitor chose the low-data mode, or where the browser's data saver is on
 * and the visitor chose nothing. An inline script, since fonts are asked for before any bundle runs.
 */
export const lowDataScript = `(function(){
var choice=null,connection=navigator.connection;
try{choice=localStorage.getItem(${JSON.stringify(constants.lowDataStorageKey)})}catch(error){}
if(choice==="on"||choice!=="off"&&connection&&connection.saveData)document.documentElement.dataset.lowData="";
addEventListener("pagereveal",function(event){if(event.viewTransition&&document.documentElement.dataset.lowData!==undefined)event.viewTransition.skipTransition()})
})()`.replaceAll('\n', '');

/**
 * The inline script after a filter's radio buttons: it checks those that the address asks for before the list below is
 * painted, so that a shared choice never shows everything first. An address that names anything else changes nothing.
 */
export const filterScript = `(function(){
var filter=document.currentScript.closest("[data-filter]");
new URLSearchParams(location.search).forEach(function(value,name){
filter.querySelectorAll("input[type=radio]").forEach(function(radio){
if(value!==""&&radio.name===name&&radio.value===value)radio.checked=true})})
})()`.replaceAll('\n', '');

/**
 * The inline script after a filter's radio buttons. It checks those that the address asks for before the list below is
 * painted, so that a shared choice never shows everything first. An address that names anything else changes nothing.
 */
export const filterScript = `(function(){
var asked=new URLSearchParams(location.search);
document.currentScript.closest("[data-filter]").querySelectorAll("input[type=radio]").forEach(function(radio){
if(radio.value!==""&&asked.get(radio.name)===radio.value)radio.checked=true})
})()`.replaceAll('\n', '');

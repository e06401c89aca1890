/**
 * The inline script after a filter's radio buttons. It checks those that the address asks for before the list below is
 * painted, so that a shared choice never shows everything first, and keeps a later choice in the address. An address that
 * names anything else changes nothing.
 */
export const filterScript = `(function(){
var filter=document.currentScript.closest("[data-filter]"),radios=filter.querySelectorAll("input[type=radio]");
new URLSearchParams(location.search).forEach(function(value,name){radios.forEach(function(radio){
if(value!==""&&radio.name===name&&radio.value===value)radio.checked=true})});
filter.addEventListener("change",function(){var asked=new URLSearchParams(location.search);
radios.forEach(function(radio){asked.delete(radio.name)});
radios.forEach(function(radio){if(radio.checked&&radio.value!=="")asked.set(radio.name,radio.value)});
var query=asked.toString();
history.replaceState(history.state,"",location.pathname+(query===""?"":"?"+query)+location.hash)})
})()`.replaceAll('\n', '');

/**
 * The inline script after the radio buttons of a filter. It selects the buttons that the query of
 * the address names. It runs before the browser paints the list, so that a shared address never
 * shows the whole list first.
 */
export const filterScript = `(function(){
var asked=new URLSearchParams(location.search);
document.currentScript.closest("[data-filter]").querySelectorAll("input[type=radio]").forEach(function(radio){
if(radio.value!==""&&asked.get(radio.name)===radio.value)radio.checked=true})
})()`.replaceAll('\n', '');

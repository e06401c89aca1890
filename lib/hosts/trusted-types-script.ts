/**
 * The inline script that registers the only trusted-types policy a page has. Under `require-trusted-types-for 'script'` it
 * decides what may become a script's address (this origin alone) and what may become markup: text that holds no tag,
 * and the empty script element that React makes when a client navigation brings a data block. Nothing may become code.
 * Browsers without trusted types skip it.
 */
export const trustedTypesScript = `(function(t){
if(t)t.createPolicy("default",{
createScriptURL:function(u){return new URL(u,location.href).origin===location.origin?u:null},
createHTML:function(h){return h.indexOf("<")<0||h==="<script></"+"script>"?h:null}
})})(self.trustedTypes)`.replaceAll('\n', '');

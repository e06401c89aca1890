/**
 * The inline script that registers the only trusted-types policy a page has. Under `require-trusted-types-for 'script'` it
 * decides what may become a script's address (this origin alone), what may become markup (text without a tag, and the
 * empty script element from which React makes one), and what may become the text of a script: JSON alone, such as the
 * speculation rules, which does nothing when it is run. Browsers without trusted types skip it.
 */
export const trustedTypesScript = `(function(t){
if(t)t.createPolicy("default",{
createScriptURL:function(u){return new URL(u,location.href).origin===location.origin?u:null},
createScript:function(s){try{JSON.parse(s);return s}catch(error){return null}},
createHTML:function(h){return h.indexOf("<")<0||h==="<script></"+"script>"?h:null}
})})(self.trustedTypes)`;

import { defaultTheme, themes } from '@/content/themes';
import * as constants from '@/lib/constants';

/** What the theme script sets on the root element for each theme, by name. */
const byName = Object.fromEntries(
  themes.map((theme) => [theme.name, { label: theme.label, className: theme.className }]),
);

/**
 * The inline script that runs before first paint. It takes the stored theme when it is one of ours (another value is
 * removed, so that the theme library starts from the default as well), puts name, label and class on the root, and keeps
 * label and class in step when the theme changes later.
 */
export const themeScript = `(function(){
var root=document.documentElement,themes=${JSON.stringify(byName)},key=${JSON.stringify(constants.themeStorageKey)},name=null;
try{name=localStorage.getItem(key);if(name!==null&&!Object.prototype.hasOwnProperty.call(themes,name)){localStorage.removeItem(key);name=null}}catch(error){}
function follow(){var theme=themes[root.dataset.theme];if(!theme){root.dataset.theme=${JSON.stringify(defaultTheme)};return}
root.dataset.themeLabel=theme.label;root.classList.remove("light","dark");root.classList.add(theme.className)}
root.dataset.theme=name===null?${JSON.stringify(defaultTheme)}:name;root.dataset.loading="true";follow();
new MutationObserver(follow).observe(root,{attributes:true,attributeFilter:["data-theme"]});
})()`.replaceAll('\n', '');

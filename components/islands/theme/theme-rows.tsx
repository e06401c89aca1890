import { themes } from '@/content/brand/themes';

/**
 * The themes as radio buttons, each in its own colours, with its name and its mood. `ThemeControl`
 * and, before it runs, `handleThemeChanges` apply the choice.
 * @param chosen the theme that is checked at first. A script checks the one of a delivered page
 */
export function ThemeRows({ chosen }: { chosen?: string | undefined }) {
  return themes.map(({ name, label, mood }) => (
    <label key={name} data-theme={name}>
      <input type="radio" name="theme" value={name} defaultChecked={chosen === name} />
      <span>
        {`${label} `}
        <small>{mood}</small>
      </span>
    </label>
  ));
}

import { convertCssVariables, DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core'
import { adoptStyles } from './adopt-styles.ts'
import { mantineTheme, mantineVariables } from './mantine-theme.ts'

/** What the library's provider would write into a style element: the theme's variables, with ours over them. */
export function adoptMantineVariables(): void {
  const theme = mergeMantineTheme(DEFAULT_THEME, mantineTheme)
  const [own, base] = [mantineVariables(theme), defaultCssVariablesResolver(theme)]
  const variables = {
    variables: { ...base.variables, ...own.variables },
    light: { ...base.light, ...own.light },
    dark: { ...base.dark, ...own.dark },
  }
  adoptStyles(convertCssVariables(variables, ':root'))
}

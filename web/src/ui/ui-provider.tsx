import './mantine-styles.ts'
import './mantine-overrides.css'
import {
  MantineProvider,
  convertCssVariables,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  mergeMantineTheme,
} from '@mantine/core'
import type { ReactNode } from 'react'
import { mantineTheme, mantineVariables } from './mantine-theme.ts'
import { adoptStyles } from './adopt-styles.ts'

adoptMantineVariables()

type Props = { children: ReactNode; colorScheme: 'light' | 'dark' }

/** The component library in the product's dress. The class on the root decides the scheme; the library only follows. */
export function UiProvider({ children, colorScheme }: Props) {
  // NOTE the library sets its attribute to the default again when a suspended page reappears: the default has to be the same.
  return (
    <MantineProvider
      theme={mantineTheme}
      withCssVariables={false}
      withGlobalClasses={false}
      defaultColorScheme={colorScheme}
      forceColorScheme={colorScheme}
    >
      {children}
    </MantineProvider>
  )
}

/** What the library's provider would write into a style element: the theme's variables, with ours over them. */
function adoptMantineVariables(): void {
  const theme = mergeMantineTheme(DEFAULT_THEME, mantineTheme)
  const [own, base] = [mantineVariables(theme), defaultCssVariablesResolver(theme)]
  const variables = {
    variables: { ...base.variables, ...own.variables },
    light: { ...base.light, ...own.light },
    dark: { ...base.dark, ...own.dark },
  }
  adoptStyles(convertCssVariables(variables, ':root'))
}

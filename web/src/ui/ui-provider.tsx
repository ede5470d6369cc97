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

/** Provides Mantine with the product's theme. The class on the root determines the colour scheme; Mantine follows. */
export function UiProvider({ children, colorScheme }: Props) {
  // NOTE Mantine resets its attribute to the default when a suspended page reappears, so the default must equal the current scheme.
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

/** Applies the variables that Mantine's provider would write into a style element: the theme's variables, overridden by ours. */
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

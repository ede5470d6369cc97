import './mantine-styles.ts'
import './mantine-overrides.css'
import { MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { adoptMantineVariables } from './adopt-mantine-variables.ts'
import { mantineTheme } from './mantine-theme.ts'

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

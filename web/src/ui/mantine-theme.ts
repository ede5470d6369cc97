import {
  createTheme,
  defaultVariantColorsResolver,
  type CSSVariablesResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core'

const petrol: MantineColorsTuple = [
  '#eaf8fa',
  '#d7f3f6',
  '#b8e8ed',
  '#93d9de',
  '#5dc3c9',
  '#30a4ac',
  '#008892',
  '#00717c',
  '#005964',
  '#003e48',
]

const gray: MantineColorsTuple = [
  '#f8f7f3',
  '#f5f2ed',
  '#eae7e2',
  '#e2dfd9',
  '#cac7c0',
  '#8d8981',
  '#6e6860',
  '#554f48',
  '#3a342e',
  '#24201a',
]

const dark: MantineColorsTuple = [
  '#efece8',
  '#bbb7b0',
  '#99958e',
  '#756f68',
  '#33302b',
  '#282521',
  '#26221e',
  '#1e1b18',
  '#161310',
  '#100e0b',
]

const red: MantineColorsTuple = [
  '#fff2f0',
  '#ffe4e0',
  '#fdc9c2',
  '#f8a59b',
  '#ef7f74',
  '#d95b52',
  '#c74b43',
  '#b83631',
  '#90302b',
  '#6b2621',
]

const ON_FILLED: Partial<Record<string, string>> = { petrol: 'var(--color-on-accent)', red: 'var(--color-on-negative)' }

/** Resolves the text colour on a filled colour: Mantine would choose it for one scheme and keep it in the other. */
const variantColors: VariantColorsResolver = (input) => {
  const colors = defaultVariantColorsResolver(input)
  const onFilled = ON_FILLED[input.color ?? input.theme.primaryColor]
  return input.variant === 'filled' && onFilled !== undefined ? { ...colors, color: onFilled } : colors
}

/** Mantine theme with the product's values; values that differ per colour scheme are set by `mantineVariables`. */
export const mantineTheme = createTheme({
  colors: { petrol, gray, dark, red },
  primaryColor: 'petrol',
  primaryShade: { light: 7, dark: 4 },
  autoContrast: true,
  variantColorResolver: variantColors,
  defaultRadius: 'md',
  radius: { xs: '0.25rem', sm: '0.375rem', md: '0.5rem', lg: '0.75rem', xl: '1.125rem' },
  fontFamily: 'var(--font-text)',
  fontFamilyMonospace: 'var(--font-mono)',
  headings: { fontFamily: 'var(--font-text)', fontWeight: '600' },
  fontSizes: { xs: '0.75rem', sm: '0.875rem', md: '0.9375rem', lg: '1.0625rem', xl: '1.25rem' },
  cursorType: 'pointer',
  focusRing: 'auto',
  respectReducedMotion: true,
  components: {
    ModalRoot: { defaultProps: { centered: true, radius: 'lg', padding: 'lg' } },
    ModalOverlay: { defaultProps: { backgroundOpacity: 0.45 } },
    // The placeholder for the initial focus would be an invalid child of a menu.
    Menu: { defaultProps: { shadow: 'md', radius: 'md', withInitialFocusPlaceholder: false } },
    Popover: { defaultProps: { shadow: 'md', radius: 'md' } },
    Tooltip: { defaultProps: { openDelay: 300, events: { hover: true, focus: true, touch: false } } },
    Checkbox: { defaultProps: { iconColor: 'var(--color-on-accent)' } },
    Radio: { defaultProps: { iconColor: 'var(--color-on-accent)' } },
    Skeleton: { defaultProps: { radius: 'sm' } },
  },
})

const shared = {
  '--mantine-color-body': 'var(--color-paper)',
  '--mantine-color-text': 'var(--color-ink)',
  '--mantine-color-bright': 'var(--color-ink)',
  '--mantine-color-dimmed': 'var(--color-ink-faint)',
  '--mantine-color-placeholder': 'var(--color-ink-faint)',
  '--mantine-color-anchor': 'var(--color-accent)',
  '--mantine-color-error': 'var(--color-negative)',
  '--mantine-color-default': 'var(--color-surface)',
  '--mantine-color-default-hover': 'var(--color-hover)',
  '--mantine-color-default-color': 'var(--color-ink)',
  '--mantine-color-default-border': 'var(--color-line)',
  '--mantine-primary-color-contrast': 'var(--color-on-accent)',
  '--mantine-primary-color-filled': 'var(--color-accent)',
  '--mantine-primary-color-filled-hover': 'var(--color-accent-strong)',
  '--mantine-primary-color-light': 'var(--color-accent-soft)',
  '--mantine-primary-color-light-color': 'var(--color-accent-ink)',
  '--mantine-color-petrol-filled': 'var(--color-accent)',
  '--mantine-color-petrol-filled-hover': 'var(--color-accent-strong)',
  '--mantine-color-petrol-light': 'var(--color-accent-soft)',
  '--mantine-color-petrol-light-color': 'var(--color-accent-ink)',
  '--mantine-color-petrol-text': 'var(--color-accent-ink)',
  '--mantine-color-petrol-outline': 'var(--color-accent)',
  '--mantine-color-petrol-outline-hover': 'var(--color-accent-soft)',
  '--mantine-color-red-filled': 'var(--color-negative)',
  '--mantine-color-red-light': 'var(--color-negative-soft)',
  '--mantine-color-red-light-color': 'var(--color-negative-ink)',
  '--mantine-color-red-text': 'var(--color-negative-ink)',
  '--mantine-color-red-outline': 'var(--color-negative)',
  '--mantine-color-red-outline-hover': 'var(--color-negative-soft)',
  '--mantine-color-yellow-light': 'var(--color-warning-soft)',
  '--mantine-color-yellow-light-color': 'var(--color-warning-ink)',
  '--mantine-color-yellow-text': 'var(--color-warning-ink)',
  '--mantine-shadow-xs': 'var(--shadow-1)',
  '--mantine-shadow-sm': 'var(--shadow-1)',
  '--mantine-shadow-md': 'var(--shadow-2)',
  '--mantine-shadow-lg': 'var(--shadow-2)',
  '--mantine-shadow-xl': 'var(--shadow-3)',
}

/** Mantine's colour variables refer to the design tokens, so that both switch together with the class on the root. */
export const mantineVariables: CSSVariablesResolver = () => ({ variables: {}, light: shared, dark: shared })

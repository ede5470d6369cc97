import 'temporal-polyfill/global'

export * from './compose/functions.ts'

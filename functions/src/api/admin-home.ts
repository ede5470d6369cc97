import * as contract from '@postwright/core/api/admin-home'
import { readFigures } from '../domain/operator/read-figures.ts'
import { readHome } from '../domain/operator/read-home.ts'
import { bind, type Route } from '../http/bind.ts'

export const ADMIN_HOME_ROUTES: readonly Route[] = [
  bind(contract.getAdminHome, { limit: { perMinute: 30, by: 'account' } }, ({ deps }) => readHome(deps)),

  bind(contract.getAdminFigures, { limit: { perMinute: 30, by: 'account' } }, ({ deps }) => readFigures(deps)),
]

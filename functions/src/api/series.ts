import * as contract from '@postwright/core/api/series'
import { changeSeries, deleteSeries } from '../domain/series/change-series.ts'
import { createSeries } from '../domain/series/create-series.ts'
import { skipSeriesDay } from '../domain/series/skip-series-day.ts'
import { bind, type Route } from '../http/bind.ts'

export const SERIES_ROUTES: readonly Route[] = [
  bind(
    contract.createSeries,
    { limit: { perMinute: 10, by: 'account' }, service: 'series' },
    ({ deps, caller, input }) => createSeries(deps, caller, input),
  ),

  bind(contract.skipSeriesDay, { limit: { perMinute: 60, by: 'account' } }, ({ deps, caller, input }) =>
    skipSeriesDay(deps, caller, input),
  ),

  bind(contract.changeSeries, { limit: { perMinute: 20, by: 'account' } }, ({ deps, caller, input }) =>
    changeSeries(deps, caller, input),
  ),

  bind(contract.deleteSeries, { limit: { perMinute: 20, by: 'account' } }, ({ deps, caller, input }) =>
    deleteSeries(deps, caller, input),
  ),
]

import { blogStore } from '#adapters/dynamo/blog-store.ts'
import { lazy } from '../lazy.ts'
import { table } from './table.ts'

export const blog = lazy(() => blogStore(table()))

import type { QueryClient } from '@tanstack/react-query'
import { createBrowserRouter, type RouteObject } from 'react-router-dom'
import { paths } from '../lib/paths.ts'
import { dashboardLoader } from './dashboard-loader.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { FirstLoad, RouteEffects } from './route-effects.tsx'

function routes(queryClient: QueryClient): RouteObject[] {
  return [
    {
      element: <RouteEffects />,
      errorElement: <ErrorBoundary />,
      hydrateFallbackElement: <FirstLoad />,
      children: [
        { path: paths.home, lazy: { Component: async () => (await import('../features/home/components/home-page.tsx')).HomePage } },
        { path: paths.login, lazy: { Component: async () => (await import('../features/sign-in/components/login-page.tsx')).LoginPage } },
        {
          path: '/dashboard/:section?',
          loader: dashboardLoader(queryClient),
          lazy: { Component: async () => (await import('./dashboard-route.tsx')).DashboardRoute },
          shouldRevalidate: () => false,
        },
        { path: '*', element: <NotFoundPage /> },
      ],
    },
  ]
}

export function createRouter(queryClient: QueryClient) {
  return createBrowserRouter(routes(queryClient))
}

/** Which screen stands in the dashboard. */
export function DashboardRoute() {
  return <main id="main" tabIndex={-1} />
}

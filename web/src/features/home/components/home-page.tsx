export function HomePage() {
  return <main id="main" tabIndex={-1} />
}

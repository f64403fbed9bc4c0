export function LandingPage() {
  return (
    <section className="site-width py-20">
      <h1 className="text-4xl">Write to the person who decides.</h1>
    </section>
  )
}

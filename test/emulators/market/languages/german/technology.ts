import { local } from '../local-profession.ts'

export const TECHNOLOGY = [
  local('product', /\bprodukt(?:manager|verantwort|leit)/i, {
    titles: 'Product Manager=Produktmanager, Technical Product Manager=Technischer Produktmanager',
    teams: 'Zahlungen, Onboarding, Suche, Plattform, Mobile, Händlerportal',
    duties: `jede Woche Interviews mit Kundinnen und Kunden führen und daraus die Prioritäten ableiten
      die Roadmap des Teams von der ersten Problemskizze bis zum Release verantworten
      kurze Produktbriefings schreiben, nach denen Entwicklung und Design arbeiten können
      A/B-Tests für die Registrierung planen und selbst auswerten
      für jede Einführung Kennzahlen festlegen und nach vier Wochen darüber berichten
      den Umfang neuer Funktionen mit Vertrieb, Support und Rechtsabteilung abstimmen
      die Quartalsplanung mit zwei Entwicklungsteams vorbereiten`,
    needs: `mindestens drei Jahre Erfahrung als Produktmanager für Web oder Mobile
      ein Produkt, das du von der Idee bis zur Einführung begleitet und danach verbessert hast
      sicherer Umgang mit Daten: SQL schreibst du selbst
      Erfahrung in der Arbeit mit agilen Entwicklungsteams
      klare Sprache, im Briefing wie in den Release Notes
      fließendes Deutsch und gutes Englisch`,
    goals: `die Aktivierung neuer Kunden von 38 % auf 50 % steigern
      die Abrechnung per Selbstbedienung in vier weiteren Ländern einführen
      den alten Checkout ablösen, ohne eine Bestellung zu verlieren`,
  }),
  local('data', /\bdaten(?:analyst|ingenieur|wissenschaft)/i, {
    titles: 'Data Analyst=Datenanalyst, Data Engineer=Data Engineer, Data Scientist=Data Scientist',
    teams: 'Datenplattform, Preisanalyse, Risikomodelle, Prognosen',
    duties: `die Dashboards bauen, mit denen unsere Wochenbesprechung arbeitet
      Rohdaten so modellieren, dass andere Teams ihnen vertrauen können
      herausfinden, warum Kunden kündigen und woran man es früher merkt
      A/B-Tests gemeinsam mit dem Produktmanagement entwerfen und auswerten
      die Nachfrage je Region vorhersagen und Abweichungen erklären
      nächtliche Ladevorgänge in eine Pipeline mit Tests und Alarmen überführen`,
    needs: `mindestens zwei Jahre Erfahrung in der Analyse von Produkt- oder Geschäftsdaten
      sehr gute SQL-Kenntnisse und solides Python
      Erfahrung mit einem Data Warehouse in der Cloud
      ein Studium mit quantitativem Schwerpunkt oder vergleichbare Praxis
      die Gabe, Statistik so zu erklären, dass der Vertrieb sie versteht`,
    goals: `in jedem Bericht dieselbe Definition von Umsatz verwenden
      Fehlbestände sieben Tage im Voraus erkennen
      den nächtlichen Lauf von sechs Stunden auf eine verkürzen`,
  }),
  local('software', /\b(?:software|web|anwendungs)?(?:entwickler|programmierer)|\bsoftwareingenieur/i, {
    titles: `Software Engineer=Softwareentwickler, Backend Engineer=Backend-Entwickler,
      Frontend Developer=Frontend-Entwickler, Full Stack Engineer=Full-Stack-Entwickler`,
    teams: 'Plattform, Checkout, Infrastruktur, Interne Werkzeuge, Schnittstellen',
    duties: `Dienste entwerfen und entwickeln, die zwei Millionen Anfragen am Tag verarbeiten
      Funktionen von der ersten Skizze bis in den Betrieb begleiten
      unsere Bestellanwendung Schritt für Schritt in einzelne Dienste zerlegen
      täglich Code prüfen und auf gute Tests achten
      eine von sechs Wochen Rufbereitschaft übernehmen und die Ursachen von Alarmen beseitigen
      Schnittstellen für Partner entwickeln und dokumentieren
      zwei Berufseinsteiger im ersten Jahr begleiten`,
    needs: `mindestens drei Jahre Erfahrung in der Entwicklung produktiver Software
      sehr gute Kenntnisse in mindestens einer typisierten Sprache
      Erfahrung mit relationalen Datenbanken
      Übung im Schreiben automatisierter Tests
      Grundkenntnisse in Cloud-Infrastruktur und Containern
      gutes Deutsch oder Englisch in Wort und Schrift`,
    goals: `jeden Dienst zehnmal am Tag ausliefern können
      die Cloud-Kosten je Bestellung halbieren
      unsere Schnittstellen für fremde Entwickler öffnen`,
  }),
  local('it-support', /\bit-(?:support|systemadministrator|techniker)|\banwenderbetreu/i, {
    titles: 'IT Support Technician=IT-Support-Techniker, Endpoint Administrator=IT-Systemadministrator',
    teams: 'Service Desk, Arbeitsplatz, Außenstellen',
    duties: `Anfragen von 400 Anwendern im First und Second Level lösen
      Laptops und Telefone für neue Kolleginnen und Kollegen einrichten
      Geräte verwalten und Updates verteilen
      Anleitungen schreiben, mit denen sich Anwender selbst helfen können
      das Verzeichnis der Geräte und Lizenzen pflegen`,
    needs: `zwei Jahre Erfahrung im Support am Arbeitsplatz und am Telefon
      eine Ausbildung als Fachinformatiker oder vergleichbare Praxis
      gute Kenntnisse in Windows, Konten und Berechtigungen
      Geduld mit Menschen, die es eilig haben`,
    goals: `die Hälfte aller Anfragen innerhalb von vier Stunden lösen
      alle Laptops rechtzeitig vor dem Ende des alten Systems austauschen`,
  }),
]

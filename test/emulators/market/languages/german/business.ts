import { local } from '../local-profession.ts'

export const BUSINESS = [
  local('marketing', /\bmarketing(?:referent|leiter|leitung|assist)|öffentlichkeitsarbeit/i, {
    titles: `Marketing Manager=Marketing-Manager, Marketing Coordinator=Marketingreferent,
      Content Marketing Manager=Content-Marketing-Manager, Social Media Manager=Social-Media-Manager`,
    teams: 'Marke, Kampagnen, Veranstaltungen, Content, Partnermarketing',
    duties: `E-Mail-Kampagnen planen, versenden und jeden Montag darüber berichten
      zwölf Messen und Kundenabende im Jahr mit eigenem Budget organisieren
      den Redaktionsplan für Blog, Newsletter und drei soziale Kanäle führen
      Agenturen und freie Mitarbeitende beauftragen und ihre Arbeit prüfen
      Landingpages schreiben und ihre Überschriften gegeneinander testen
      Produkteinführungen zwischen Vertrieb, Design und Entwicklung abstimmen
      die Kontaktdatenbank und die Einwilligungen aktuell halten`,
    needs: `ein bis drei Jahre Erfahrung im Marketing, in einer Agentur oder im Unternehmen
      praktische Erfahrung mit einem E-Mail- oder Automatisierungswerkzeug wie HubSpot
      klare und lebendige Texte, an denen wenig zu ändern ist
      Erfahrung in der Organisation von Veranstaltungen
      ein sicheres Gefühl für Zahlen und Budgets`,
    goals: `den Anteil der Kunden verdoppeln, die auf Empfehlung kommen
      mit demselben Budget 30 % mehr qualifizierte Anfragen gewinnen
      die erste Kampagne in einer zweiten Sprache starten`,
  }),
  local('sales', /\bvertrieb|\bverkaufs?(?:leiter|berater)|\baußendienst|\bkundenbetreu/i, {
    titles: `Account Executive=Vertriebsmitarbeiter, Sales Manager=Vertriebsleiter,
      Key Account Manager=Key-Account-Manager`,
    teams: 'Mittelstand, Großkunden, Partnervertrieb, Region Nord, Bestandskunden',
    duties: `neue Kunden in deiner Region gewinnen, vom ersten Anruf bis zum Vertrag
      eine verlässliche Vertriebsprognose führen
      vierzig Bestandskunden betreuen und jeden zweimal im Jahr besuchen
      Produkte so vorführen, dass die Zahlen des Kunden im Mittelpunkt stehen
      Vertragsverlängerungen früh verhandeln
      Händler gewinnen und ihre Teams schulen`,
    needs: `mindestens zwei Jahre Erfahrung im Vertrieb an Geschäftskunden
      Erfahrung mit Verkaufszyklen von einem bis sechs Monaten
      sorgfältige Pflege der Kundendaten im CRM
      sicheres Auftreten vor Einkauf und Technik
      verhandlungssicheres Deutsch und gutes Englisch`,
    goals: `zwei neue Regionen erschließen und dort die ersten fünfzig Kunden gewinnen
      die Zeit von der Vorführung bis zum Vertrag um ein Drittel verkürzen`,
  }),
  local('finance', /\bbuchhalt|\bfinanz|\bsteuerfach|\bbilanz|\blohnabrechn/i, {
    titles: `Accountant=Buchhalter, Senior Accountant=Bilanzbuchhalter, Financial Analyst=Finanzanalyst,
      Finance Manager=Leiter Finanzen, Payroll Specialist=Lohnbuchhalter`,
    teams: 'Konzernrechnungswesen, Controlling, Treasury, Kreditoren, Steuern',
    duties: `den Monatsabschluss erstellen und von neun auf fünf Arbeitstage verkürzen
      mit zwölf Abteilungen das Jahresbudget aufstellen und monatlich verfolgen
      Abweichungen so erklären, dass man dafür keine Bilanz lesen muss
      Bank-, Lieferanten- und Verrechnungskonten abstimmen
      Unterlagen für die Wirtschaftsprüfung vorbereiten
      Berichte automatisieren, die heute noch von Hand entstehen
      Reisekosten und Zahlungsläufe prüfen`,
    needs: `eine kaufmännische Ausbildung oder ein Studium mit Schwerpunkt Rechnungswesen
      drei Jahre Erfahrung in Buchhaltung, Prüfung oder Planung
      sehr gute Excel-Kenntnisse
      Kenntnisse im HGB und in IFRS
      Erfahrung mit DATEV oder SAP
      Genauigkeit auch kurz vor dem Abschluss`,
    goals: `den Monat in fünf Arbeitstagen abschließen
      vierzig Tabellen durch ein Planungsmodell ersetzen
      die Jahresprüfung ohne Beanstandung bestehen`,
  }),
  local('operations', /\bprojekt(?:leit|manag|koordin)|\bbetriebsleit|\bprozess(?:manag|berat)|\bbüroleit/i, {
    titles: `Operations Manager=Betriebsleiter, Project Manager=Projektleiter,
      Office Manager=Büroleiter, Business Analyst=Business Analyst`,
    teams: 'Betrieb, Projektbüro, Transformation, Standortleitung',
    duties: `den Tagesbetrieb eines Standorts mit sechzig Menschen in zwei Schichten leiten
      unsere Kernprozesse aufnehmen und überflüssige Schritte streichen
      Projekte mit bis zu einer halben Million Euro Budget von Anfang bis Ende leiten
      mit Kunden Servicegrade vereinbaren und monatlich darüber berichten
      den Personalbedarf für Spitzenzeiten sechs Wochen im Voraus planen
      mit Lieferanten verhandeln und ihre Zusagen nachhalten`,
    needs: `mindestens drei Jahre Erfahrung im Betrieb oder in der Projektarbeit
      Projekte, die du pünktlich und im Budget abgeschlossen hast
      Kenntnisse in Lean, Six Sigma, PRINCE2 oder einer ähnlichen Methode
      Führungserfahrung über Schichten oder Standorte hinweg
      Sicherheit im Umgang mit Zahlen`,
    goals: `die Durchlaufzeit ohne zusätzliches Personal um ein Viertel senken
      die Liefertreue über 97 % bringen
      drei Standorte auf eine gemeinsame Arbeitsweise bringen`,
  }),
  local('hr', /\bpersonal(?:referent|leit|sachbearbeit|entwickl)/i, {
    titles: 'HR Manager=Personalleiter, HR Coordinator=Personalreferent, Recruiter=Recruiter',
    teams: 'Personalservice, Recruiting, Weiterbildung, Vergütung',
    duties: `im Jahr vierzig Stellen zusammen mit den Fachabteilungen besetzen
      180 Mitarbeitende in allen Fragen betreuen
      die Einarbeitung neu gestalten
      die jährliche Gehaltsrunde mit Daten vorbereiten
      Führungskräfte in schwierigen Gesprächen und im Arbeitsrecht beraten
      ein Ausbildungsprogramm mit zwei Schulen aufbauen`,
    needs: `drei Jahre Erfahrung in der Personalarbeit eines Unternehmens mit mehr als 100 Menschen
      gute Kenntnisse im Arbeitsrecht
      Erfahrung mit einem Personalsystem wie Personio oder Workday
      Übung in strukturierten Interviews
      Verschwiegenheit und eine freundliche, klare Sprache`,
    goals: `Stellen in weniger als vierzig Tagen besetzen
      die Zahl der frühen Kündigungen halbieren`,
  }),
]

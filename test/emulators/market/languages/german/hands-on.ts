import { local } from '../local-profession.ts'

export const HANDS_ON = [
  local('health', /pflege(?:r|rin|kraft|fach|dienst|leit)|krankenschwester|arzthelfer|fachangestellte/i, {
    titles: `Registered Nurse=Pflegefachkraft, Nurse=Gesundheits- und Krankenpfleger,
      Nurse Manager=Stationsleitung Pflege, Medical Assistant=Medizinischer Fachangestellter`,
    teams: 'Chirurgie, Ambulanz, Intensivstation, Häusliche Pflege, Reha',
    tools: 'Orbis, elektronische Patientenakte, Infusionspumpen, Medico',
    duties: `je Schicht fünf bis sechs Patienten auf einer Station mit dreißig Betten versorgen
      den Pflegebedarf bei der Aufnahme erheben und die Pflege planen
      Medikamente und Infusionen verabreichen und am Bett dokumentieren
      Angehörige bei der Entlassung und in den ersten Tagen zu Hause begleiten
      neue Kolleginnen, Kollegen und Auszubildende anleiten
      die Übergabe am Morgen leiten
      an der Sturz- und Infektionsprävention mitarbeiten`,
    needs: `eine abgeschlossene Ausbildung in der Pflege
      mindestens ein Jahr Erfahrung in der Akutpflege oder in der häuslichen Pflege
      sorgfältige Dokumentation in der elektronischen Patientenakte
      Ruhe in hektischen Stunden und ein warmes Wort für besorgte Menschen
      Bereitschaft zu Früh- und Spätdienst und zu jedem zweiten Wochenende`,
    goals: `die Zahl der Stürze auf der Station um ein Drittel senken
      sechs weitere Betten mit voller Besetzung eröffnen
      jeden Patienten am ersten Tag mit einem Entlassplan versorgen`,
    employers: `betreiben drei Krankenhäuser und einen ambulanten Pflegedienst
      versorgen Patienten in neun Ambulanzen
      betreiben ein Rehazentrum und zwei Tageskliniken`,
  }),
  local('warehouse', /\blager(?:leit|ist|logist|fach)|\bschichtleit|\bkommission/i, {
    titles: `Warehouse Manager=Lagerleiter, Warehouse Supervisor=Schichtleiter Lager,
      Shift Lead=Schichtleiter`,
    teams: 'Wareneingang, Versand, Nachtschicht, Retouren',
    tools: 'SAP EWM, Handscanner, Excel, Körber',
    duties: `eine Schicht mit dreißig Leuten vom ersten bis zum letzten Lkw führen
      Kommissionierfehler gering halten und jede Ursache klären
      die Tore so planen, dass kein Fahrer länger als eine halbe Stunde wartet
      Bestände laufend zählen und Differenzen erklären
      neue Kolleginnen und Kollegen im Lager und auf dem Stapler einarbeiten
      auf sicheres Arbeiten achten und Beinaheunfälle melden`,
    needs: `mindestens zwei Jahre Führungserfahrung im Lager
      sicherer Umgang mit einem Lagerverwaltungssystem
      ein Staplerschein oder die Bereitschaft, ihn zu machen
      Bereitschaft zu Nachtschichten im Wechsel`,
    goals: `jede Bestellung, die bis 17 Uhr eingeht, am selben Tag versenden
      die Zahl der Kommissionierfehler halbieren`,
    employers: `betreiben vier Lager für Onlineshops
      lagern und liefern Lebensmittel für 300 Supermärkte
      liefern Ersatzteile über Nacht ins ganze Land`,
  }),
  local('supply', /\blogistik|\beinkäufer|\beinkauf|\bdispon|\bbeschaffung|\blieferkette/i, {
    titles: `Supply Chain Manager=Leiter Supply Chain, Logistics Coordinator=Disponent,
      Procurement Specialist=Einkäufer, Buyer=Einkäufer, Demand Planner=Bedarfsplaner`,
    teams: 'Beschaffung, Distribution, Bedarfsplanung, Fuhrpark, Export',
    duties: `Lieferungen von dreißig Lieferanten auf drei Kontinenten planen
      Frachtverträge verhandeln und Speditionen jedes Quartal vergleichen
      den Bestand von 4.000 Artikeln so niedrig halten, dass die Produktion nie steht
      Ausschreibungen von der Anfrage bis zum Rahmenvertrag führen
      den Bedarf mit dem Vertrieb vorhersagen und wöchentlich korrigieren
      Zollpapiere und Gefahrguterklärungen bearbeiten`,
    needs: `drei Jahre Erfahrung in Einkauf, Logistik oder Lieferkette
      sicherer Umgang mit einem ERP-System, am besten SAP
      Kenntnisse in Incoterms, Zoll und Frachtverträgen
      Verhandlungsgeschick, schriftlich und persönlich
      sehr gute Excel-Kenntnisse`,
    goals: `die Reichweite der Bestände von 74 auf 55 Tage senken
      ein Fünftel der Fracht von der Straße auf die Schiene bringen`,
  }),
  local('kitchen', /\b(?:sous-?chef|küchen|koch\b|köchin|beikoch)/i, {
    titles:
      'Chef=Koch, Sous Chef=Souschef, Head Chef=Küchenchef, Line Cook=Koch, Kitchen Manager=Küchenleiter',
    teams: 'Hauptküche, Bankett, Bistro, Patisserie',
    tools: 'Kombidämpfer, Excel, Kassensystem, HACCP',
    duties: `den Posten an einem vollen Samstagabend führen
      jede Saison eine Karte mit Höfen aus der Region schreiben
      den Wareneinsatz im Budget und Abfälle gering halten
      Köche und Auszubildende am Herd anleiten
      jede Woche bestellen, annehmen und den Bestand zählen
      Bankette für bis zu 250 Gäste planen`,
    needs: `eine Ausbildung als Koch oder vergleichbare Praxis
      mindestens drei Jahre Erfahrung in einer lebhaften Küche
      ein gültiges Gesundheitszeugnis
      eine ruhige Stimme, wenn es laut wird`,
    goals: `den Wareneinsatz auf 28 Prozent senken
      die Terrasse mit einer eigenen Karte eröffnen`,
    employers: `betreiben sechs Restaurants an der Küste
      kochen für Hotels, Kliniken und 40 Betriebskantinen
      führen ein kleines Hotel mit Restaurant`,
  }),
  local('electrical', /\belektr(?:iker|oniker|omonteur|oinstallat)/i, {
    titles: `Electrician=Elektriker, Maintenance Electrician=Betriebselektriker,
      Industrial Electrician=Elektroniker für Betriebstechnik`,
    teams: 'Sanierung, Instandhaltung, Neubau, Solar',
    tools: 'Fluke-Messgeräte, SPS-Grundlagen, AutoCAD, Tablet',
    duties: `Wohnungen und kleine Läden vom Verteiler bis zur letzten Steckdose verkabeln
      Anlagen prüfen und Messprotokolle erstellen
      Störungen an Maschinen suchen und beheben
      Solaranlagen, Wärmepumpen und Ladestationen installieren
      Pläne lesen und das Material für den Tag bestellen`,
    needs: `eine abgeschlossene Ausbildung als Elektriker oder Elektroniker
      drei Jahre Erfahrung auf Baustellen oder im Betrieb
      ein Führerschein der Klasse B
      sicheres Arbeiten in der Höhe`,
    goals: `200 Häuser mit Wärmepumpen ausstatten
      die Stillstandszeiten der Anlagen halbieren`,
    employers: `erneuern die Elektrik alter Häuser
      bauen und warten Anlagen für Lebensmittelhersteller
      installieren Solarstrom auf Dächern und Höfen`,
  }),
]

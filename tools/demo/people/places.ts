/** Where demo people live, and common names there. */
interface Place {
  readonly zone: string;
  readonly given: readonly string[];
  readonly family: readonly string[];
}

const words = (line: string): string[] => line.split(" ");

export const PLACES: readonly Place[] = [
  {
    zone: "America/New_York",
    given: words("Olivia Marcus Naomi Jordan Grace Tyler Maya Ethan Hannah Andre"),
    family: words("Carter Bennett Hughes Rivera Coleman Brooks Foster Sullivan"),
  },
  {
    zone: "America/Los_Angeles",
    given: words("Chloe Diego Jasmine Ryan Sofia Kevin Aaliyah Trevor Leilani Mason"),
    family: words("Nguyen Ramirez Walker Kim Morales Patel Reyes Holt"),
  },
  {
    zone: "America/Toronto",
    given: words("Amélie Liam Noémie Owen Priya Lucas Maude Connor Élise Samir"),
    family: words("Tremblay Macdonald Gagnon Singh Roy Fraser Bouchard Lavoie"),
  },
  {
    zone: "America/Mexico_City",
    given: words("Ximena Emiliano Valeria Mateo Renata Joaquín Fernanda Iker Paulina Bruno"),
    family: words("Hernández Mendoza Castillo Ortega Vargas Salinas Ibarra Ríos"),
  },
  {
    zone: "America/Sao_Paulo",
    given: words("Beatriz Thiago Larissa Rafael Camila Gustavo Juliana Caio Isabela Vinícius"),
    family: words("Oliveira Souza Carvalho Ribeiro Azevedo Nogueira Teixeira Moura"),
  },
  {
    zone: "Europe/London",
    given: words("Imogen Callum Freya Rhys Eleanor Kwame Poppy Alistair Zara Dylan"),
    family: words("Whitfield Okoro Davies Sinclair Barnes Begum Thornton Murray"),
  },
  {
    zone: "Europe/Dublin",
    given: words("Aoife Cillian Niamh Oisín Saoirse Eoin Róisín Darragh Ciara Fionn"),
    family: words("Byrne Kavanagh Doyle Gallagher Nolan Keane Brennan Quinn"),
  },
  {
    zone: "Europe/Berlin",
    given: words("Johanna Felix Leonie Emre Katharina Jonas Svenja Moritz Aylin Tobias"),
    family: words("Weber Schäfer Yılmaz Krüger Hofmann Lindner Brandt Vogel"),
  },
  {
    zone: "Europe/Paris",
    given: words("Camille Théo Manon Yassine Juliette Baptiste Inès Hugo Clémence Karim"),
    family: words("Moreau Lefèvre Benali Girard Rousseau Fontaine Mercier Diallo"),
  },
  {
    zone: "Europe/Madrid",
    given: words("Lucía Álvaro Carmen Pablo Nuria Sergio Marta Iván Elena Rubén"),
    family: words("García Navarro Iglesias Romero Vidal Serrano Molina Prieto"),
  },
  {
    zone: "Europe/Warsaw",
    given: words("Zofia Jakub Maja Kacper Hanna Wojciech Oliwia Michał Alicja Szymon"),
    family: words("Kowalska Nowak Wójcik Zieliński Lewandowski Mazur Kaczmarek Dudek"),
  },
  {
    zone: "Europe/Stockholm",
    given: words("Astrid Oskar Linnea Elias Freja Nils Ebba Viktor Maja Anton"),
    family: words("Lindqvist Bergström Nyberg Holm Sandberg Ekström Forsberg Wallin"),
  },
  {
    zone: "Europe/Istanbul",
    given: words("Elif Mert Zeynep Can Defne Kerem Ece Baran Selin Onur"),
    family: words("Demir Kaya Aydın Çelik Şahin Arslan Koç Öztürk"),
  },
  {
    zone: "Africa/Lagos",
    given: words("Amara Chidi Temitope Femi Adaeze Tunde Ngozi Emeka Yewande Bola"),
    family: words("Okafor Adeyemi Balogun Eze Ogunleye Nwosu Bello Akande"),
  },
  {
    zone: "Africa/Nairobi",
    given: words("Wanjiru Otieno Achieng Kamau Njeri Kiprop Makena Mwangi Wambui Omondi"),
    family: words("Kariuki Odhiambo Mutua Njoroge Cheruiyot Wafula Ndungu Auma"),
  },
  {
    zone: "Africa/Johannesburg",
    given: words("Thandiwe Sipho Lerato Pieter Naledi Kagiso Anika Themba Zanele Ruan"),
    family: words("Dlamini Botha Mokoena Naidoo Khumalo Jacobs Molefe Pillay"),
  },
  {
    zone: "Asia/Kolkata",
    given: words("Ananya Arjun Meera Rohan Kavya Vikram Ishita Aditya Lakshmi Nikhil"),
    family: words("Sharma Iyer Reddy Banerjee Nair Kapoor Desai Menon"),
  },
  {
    zone: "Asia/Singapore",
    given: words("Wei Jun-Hao Siti Xin-Yi Farhan Hui-Min Kai Nurul Zhi-Wei Mei"),
    family: words("Tan Lim Rahman Chua Ong Ismail Goh Wong"),
  },
  {
    zone: "Asia/Tokyo",
    given: words("Yuki Haruto Sakura Ren Aoi Sota Hina Daiki Mio Kaito"),
    family: words("Tanaka Suzuki Nakamura Kobayashi Yamada Inoue Shimizu Mori"),
  },
  {
    zone: "Australia/Sydney",
    given: words("Matilda Lachlan Ruby Jarrah Isla Cooper Willow Angus Talia Hamish"),
    family: words("Campbell Nguyen O'Brien Taylor Papadopoulos Fraser Wright Kelly"),
  },
];

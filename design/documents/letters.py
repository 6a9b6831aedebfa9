"""The words of the nine sample annual reports, year by year. All of it is invented."""

YEARS = {
    2017: {
        "theme": "Closer to the market",
        "letter": [
            "When I took the chair this year, I asked to spend my first week outside the boardroom. I walked with our susu collectors through Makola, Kaneshie and Suame. I came back with sore feet and with a clear picture: our customers do not need more words. They need us to be there, every day, at the same hour.",
            "So we sent out market teams in Accra and Kumasi. They collect savings, answer questions and bring the first papers for a loan. By December more than 14,000 people saved with us, most of them in small daily amounts.",
            "We also made mistakes. Some loans were given too fast, and some customers waited too long for an answer. The board has asked for clearer rules and better training, and both have begun.",
        ],
        "highlights": ["Market teams began to work in Accra and Kumasi", "More than 14,000 people saved with us", "New rules for loan visits at the place of work", "A complaints book on every counter"],
        "community": "Our staff painted four classrooms in Madina and gave exercise books to two hundred pupils. In Tamale our team helped to clean the drains around the central market before the rains.",
    },
    2018: {
        "theme": "A house in order",
        "letter": [
            "Some years are for building, and some are for putting the house in order. 2018 was a year of order. We moved our records to a new core banking system and gave every customer a new savings book.",
            "It was hard work. For three weekends in a row our people checked balances by hand, line by line, until every book and every record agreed. I thank them, and I thank the customers who waited patiently in longer queues than usual.",
            "Volta Ridge Capital Partners joined us as a shareholder and helped to pay for the change. No new branch was opened. We wanted strong foundations first, and now we have them.",
        ],
        "highlights": ["A new core banking system in all 12 branches", "New savings books for every customer", "Five days of training for each member of staff", "Volta Ridge Capital Partners became a shareholder"],
        "community": "Colleagues in Cape Coast and Takoradi joined beach cleaning days with fishermen. In Kumasi we began evening classes in simple bookkeeping for traders. More than three hundred people took part.",
    },
    2019: {
        "theme": "New neighbours",
        "letter": [
            "This year we made new neighbours. In spring we opened a branch in Sunyani, and in autumn another in Ho. In both towns our collectors had been known for a long time. Now they have a house behind them.",
            "Mrs Abena Serwaa Asiedu-Boateng became Managing Director. She began as a teller and knows the company from the counter up. The board wishes her patience, courage and good humour.",
            "We gave our first group loans to market women. The members of a group know each other, and they help each other in a bad week. All groups of the first year have repaid on time. We learn more from them than they learn from us.",
        ],
        "highlights": ["New branches in Sunyani and Ho", "A new Managing Director", "First group loans for market women", "Customers passed 20,000"],
        "community": "We planted one thousand trees with pupils around Sunyani and Techiman. In Ho our staff coached the first young people in how to write an application and how to speak in an interview.",
    },
    2020: {
        "theme": "Steady hands",
        "letter": [
            "Nobody will forget this year. In spring the streets were empty, and many of our customers could not trade. We kept our branches open with shorter queues, clean hands and covered faces. No member of staff lost a job.",
            "Customers with loans needed time to breathe. We spoke with each of them and moved payments where it was needed. It lowered our result for the year. It was right all the same, because nearly all of them are back at work and paying again.",
            "In this difficult time we started *277#. People could check balances and move money without leaving home. We had planned it for later. Need made us quicker.",
        ],
        "highlights": ["All branches stayed open and safe", "Payments were moved for customers who could not trade", "The first customers used *277#", "No member of staff lost a job"],
        "community": "Instead of feasts and fairs we paid for hand washing stations at fourteen markets. Tailors among our customers sewed face masks, and our collectors carried them to older people.",
    },
    2021: {
        "theme": "The branch in your hand",
        "letter": [
            "A year ago *277# was an experiment. In 2021, its first full year, one in five transactions moved from the counter to the phone. It works on the cheapest phone, without internet, at midnight and on Sundays.",
            "I had feared that older people would stay away. I was wrong. A retired midwife in Koforidua showed me how she sends money to her grandson in less than a minute. She then offered to teach me.",
            "We opened a branch in Tema for the workers of the harbour and the factories. Trade came back, and deposits grew again. We remain careful, because the world is still uneasy.",
        ],
        "highlights": ["First full year of *277#", "One in five transactions made by phone", "New branch in Tema", "A round-the-clock team for mobile services"],
        "community": "With teachers in Ho and Tamale we held coding weeks for pupils. More than half of the participants were girls. We also gave used computers a second life in six schools.",
    },
    2022: {
        "theme": "Small and often",
        "letter": [
            "Prices rose in 2022 as few of us had ever seen. A bag of flour, a gallon of fuel, a pair of school shoes: everything cost more at the end of the year than at the beginning. Saving became hard.",
            "And yet susu grew. People who could not put away large amounts put away small ones, and they did it often. It is the oldest wisdom in our markets, and it carried many homes through the year.",
            "We lent carefully and kept more money in reserve. We opened a branch in Kasoa, where the town grows faster than its roads. Ms Gifty Naa Korkor Odoi joined the board and brought us her knowledge of technology.",
        ],
        "highlights": ["Susu deposits grew in spite of rising prices", "New branch in Kasoa", "More money kept in reserve", "Free budget talks in all branches"],
        "community": "Our people gave budget talks in churches, mosques and lorry parks. We collected food for three homes for children. Suppliers and customers filled two trucks.",
    },
    2023: {
        "theme": "Without paper",
        "letter": [
            "The paper susu card is part of our history. In 2023 our first collectors began to change to handheld devices. Each deposit is confirmed by a text message. Customers see at once that their money has arrived.",
            "The device has not taken the place of the person. Our collectors have more time for people, because nobody copies cards into books in the evening any more. Complaints about wrong amounts have become rare.",
            "In Tarkwa we opened a branch for miners, farmers and their families. The economy became calmer in the second half of the year, and we were able to lend a little more again.",
        ],
        "highlights": ["The first handheld devices", "A text message for every deposit on a device", "New branch in Tarkwa", "Customers passed 36,000"],
        "community": "In Tarkwa our staff helped to repair the roof of a clinic. In Accra we held the first of our reading days, with new story books for a basic school.",
    },
    2024: {
        "theme": "The future of children",
        "letter": [
            "GHS 5 is not much money. In 2024 thousands of parents brought this sum to our counters and opened a Mmofra Daakye Account for a child. I have rarely seen so many proud faces in a branch.",
            "Our branch in Techiman had become too small for its customers. It moved to a larger building near the market, with a shaded place to wait and a room for groups. Traders told us where to put the door, and they were right.",
            "We paid much attention to safety. Fraudsters try to reach customers by phone. We answered with radio talks, posters and a team that calls when a payment looks strange.",
        ],
        "highlights": ["Thousands of new accounts for children", "The Techiman branch moved to a larger building", "A campaign against telephone fraud", "Lending to small businesses grew"],
        "community": "Colleagues in all branches visited schools and played a savings game with pupils. In Bolgatanga we supported basket weavers with a covered place to work.",
    },
    2025: {
        "theme": "Room to grow",
        "letter": [
            "At the end of 2025 nearly 47,000 people trusted us with their savings. Behind this number stand traders, teachers, farmers, drivers and children. Each of them expects one thing: that the money is there when it is needed.",
            "We opened a branch in Obuasi and decided on the next one, in Wa. It will be our nineteenth branch and the first in the Upper West Region. Our collectors there have waited for it with great patience.",
            "Two in five transactions are now made by phone. For everything else there are our people, from Monday to Friday, 08:00 to 17:00. I thank them, our customers, my fellow directors and our shareholders.",
        ],
        "highlights": ["Nearly 47,000 customers", "New branch in Obuasi, plan for Wa", "Two in five transactions made by phone", "A loan still usually takes 24 to 72 hours, once requirements are met"],
        "community": "We held health walks in three coastal towns and a reading day in Suame. Our staff gave blood in Accra, and the idea of a large donation day in Kumasi was born.",
    },
}

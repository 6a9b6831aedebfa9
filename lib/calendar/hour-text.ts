/** A full hour as branches write it: 8 is '08:00'. */
export const hourText = (hour: number) => `${String(hour).padStart(2, "0")}:00`;

/** Features of the peoples of the Hyborian age, in measures of a head from −1 (crown) to 1 (chin). */
export interface Cast {
  /** Half the width at the cheekbones, at the corner of the jaw, at the chin. */
  cheek: number;
  jaw: number;
  chin: number;
  /** How far the brow stands out, how thick it is, how much its outer end rises. */
  brow: number;
  thick: number;
  rise: number;
  /** How wide and how open an eye is, how much its outer end rises. */
  eye: number;
  open: number;
  slant: number;
  /** How far the nose stands out, how wide and how long it is; above 0, a hump. */
  nose: number;
  wing: number;
  long: number;
  hook: number;
  mouth: number;
  lips: number;
  /** How hollow the cheeks are. */
  gaunt: number;
  /** How dark the skin is. */
  skin: number;
  /** Marks of the face: a scar, paint, kohl around the eyes, a patch over one. */
  mark?: 'scar' | 'paint' | 'kohl' | 'patch' | 'caste';
}

const man: Cast = { cheek: 0.72, jaw: 0.6, chin: 0.3, brow: 0.09, thick: 0.075, rise: 0.02, eye: 0.125, open: 0.05, slant: 0.02, nose: 0.24, wing: 0.12, long: 0.36, hook: 0, mouth: 0.2, lips: 0.04, gaunt: 0.05, skin: 0 };
const woman: Cast = { cheek: 0.68, jaw: 0.49, chin: 0.2, brow: 0.035, thick: 0.042, rise: 0.06, eye: 0.145, open: 0.066, slant: 0.035, nose: 0.18, wing: 0.09, long: 0.34, hook: 0, mouth: 0.17, lips: 0.062, gaunt: 0.02, skin: 0 };

export const casts: Record<string, Cast> = {
  cimmerian: { ...man, jaw: 0.66, chin: 0.36, brow: 0.13, thick: 0.09, rise: -0.02, mark: 'scar' },
  aquilonian: { ...man, cheek: 0.69, jaw: 0.56, chin: 0.27, nose: 0.27, long: 0.38 },
  stygian: { ...man, cheek: 0.66, jaw: 0.48, chin: 0.2, brow: 0.08, thick: 0.05, rise: 0.12, nose: 0.33, hook: 0.07, long: 0.4, lips: 0.03, gaunt: 0.1, skin: 0.1, mark: 'kohl' },
  shemite: { ...man, cheek: 0.74, jaw: 0.62, nose: 0.34, hook: 0.08, wing: 0.14, thick: 0.095, lips: 0.055, skin: 0.06 },
  kushite: { ...man, cheek: 0.74, jaw: 0.6, nose: 0.2, wing: 0.18, lips: 0.085, mouth: 0.23, thick: 0.05, skin: 0.3 },
  hyrkanian: { ...man, cheek: 0.78, jaw: 0.56, chin: 0.22, brow: 0.05, thick: 0.05, rise: 0.1, open: 0.032, slant: 0.06, nose: 0.19, wing: 0.13, skin: 0.05 },
  hyperborean: { ...man, cheek: 0.64, jaw: 0.47, chin: 0.19, brow: 0.12, thick: 0.045, nose: 0.29, long: 0.42, lips: 0.022, gaunt: 0.15, open: 0.045 },
  zingaran: { ...man, cheek: 0.67, jaw: 0.52, chin: 0.22, thick: 0.06, rise: 0.11, nose: 0.27, hook: 0.03 },
  pict: { ...man, cheek: 0.76, jaw: 0.63, chin: 0.3, brow: 0.13, thick: 0.06, rise: 0.03, nose: 0.22, wing: 0.16, skin: 0.16, mark: 'paint' },
  corsair: { ...man, cheek: 0.73, jaw: 0.62, nose: 0.26, thick: 0.09, skin: 0.08, mark: 'patch' },
  vanir: { ...woman, cheek: 0.7, jaw: 0.55, chin: 0.25, brow: 0.06, thick: 0.05, nose: 0.2 },
  brythunian: { ...woman },
  zamorian: { ...woman, cheek: 0.66, jaw: 0.46, chin: 0.17, rise: 0.1, slant: 0.055, skin: 0.05, mark: 'kohl' },
  stygiana: { ...woman, cheek: 0.66, jaw: 0.47, rise: 0.1, slant: 0.06, nose: 0.22, hook: 0.03, lips: 0.07, skin: 0.08, mark: 'kohl' },
  kushiana: { ...woman, cheek: 0.71, jaw: 0.52, nose: 0.16, wing: 0.14, lips: 0.1, mouth: 0.2, skin: 0.26 },
  vendhyan: { ...woman, cheek: 0.68, jaw: 0.48, eye: 0.155, slant: 0.03, nose: 0.2, lips: 0.07, skin: 0.12, mark: 'caste' },
  crone: { ...woman, cheek: 0.66, jaw: 0.5, chin: 0.18, brow: 0.1, thick: 0.04, open: 0.04, nose: 0.34, hook: 0.09, long: 0.42, lips: 0.018, gaunt: 0.15 },
};

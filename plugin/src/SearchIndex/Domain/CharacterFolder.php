<?php

declare(strict_types=1);

namespace CourantDesk\SearchIndex\Domain;

/** Folds letters to a common form for search: lowercase, without accents, in normal width. */
final class CharacterFolder
{
    private const REPLACEMENTS = [
        'a' => 'àáâãäåāăąǎạảấầẩẫậắằẳẵặ', 'c' => 'çćĉċč', 'd' => 'ďđð', 'e' => 'èéêëēĕėęěẹẻẽếềểễệ', 'g' => 'ĝğġģ',
        'h' => 'ĥħ',
        'i' => 'ìíîïĩīĭįıǐỉị', 'j' => 'ĵ', 'k' => 'ķ', 'l' => 'ĺļľŀł', 'n' => 'ñńņňŋ', 'o' => 'òóôõöøōŏőơǒọỏốồổỗộớờởỡợ',
        'r' => 'ŕŗř', 's' => 'śŝşšșſ', 't' => 'ţťŧț', 'u' => 'ùúûüũūŭůűųưǔụủứừửữự', 'w' => 'ŵẁẃẅ', 'y' => 'ýÿŷỳỵỷỹ',
        'z' => 'źżž',
        'ss' => 'ß', 'ae' => 'æ', 'oe' => 'œ', 'th' => 'þ',
        'е' => 'ёѐ', 'и' => 'ѝ', 'г' => 'ґ', 'α' => 'ά', 'ε' => 'έ', 'η' => 'ή', 'ι' => 'ίϊΐ', 'ο' => 'ό', 'υ' => 'ύϋΰ',
        'ω' => 'ώ', 'σ' => 'ς',
    ];

    /** @var array<string, string> */
    private readonly array $table;

    public function __construct()
    {
        // Replaced before combining marks are removed, because these are separate letters, not accented ones.
        $table = ["и\u{306}" => 'й', "і\u{308}" => 'ї'];
        foreach (self::REPLACEMENTS as $plain => $letters) {
            foreach (mb_str_split($letters) as $letter) {
                $table[$letter] = $plain;
            }
        }
        $this->table = $table;
    }

    public function fold(string $text): string
    {
        if (preg_match('/[^\x00-\x7F]/', $text) !== 1) {
            return strtolower($text);
        }
        $text = strtr(mb_strtolower(mb_convert_kana($text, 'asKV', 'UTF-8'), 'UTF-8'), $this->table);

        return (string) preg_replace('/[\x{300}-\x{36F}\x{AD}\x{200B}-\x{200D}]/u', '', $text);
    }
}

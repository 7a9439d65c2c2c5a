<?php

declare(strict_types=1);

namespace CourantDesk\Contents\Domain;

/**
 * Gives ids to the headings of one post. The compatible profile makes what the contract made, byte for byte, so that
 * links from elsewhere live on; the native one makes readable Unicode without percent signs. No id twice (Rulings 24).
 */
final class Slugs
{
    /** Ids that themes commonly have; the native profile leaves them alone. */
    private const RESERVED = ['content', 'main', 'primary', 'secondary', 'sidebar', 'menu', 'search', 'header', 'footer', 'comments', 'respond', 'wpadminbar', 'page', 'site'];

    /** @var array<string, true> */
    private array $taken = [];
    /** @var array<string, int> */
    private array $counts = [];

    /**
     * @param iterable<string>         $taken ids of the page that are not ours
     * @param callable(string): string $plain letters without their accents, as WordPress does it
     * @param (callable(string, string): string)|null $named what another code makes of an id and the heading's HTML
     * @param (callable(string): string)|null $from what another code would have an id made from, instead of the heading's HTML
     */
    public function __construct(
        private readonly SlugRules $rules,
        iterable $taken,
        private readonly mixed $plain,
        private readonly mixed $named = null,
        private readonly mixed $from = null,
    ) {
        foreach ($rules->compatible ? [] : self::RESERVED as $id) {
            $this->taken[$id] = true;
        }
        foreach ($taken as $id) {
            $this->taken[$this->key($id)] = true;
        }
    }

    /** @param string $inner the heading's HTML, which the compatible profile reads */
    public function next(string $text, string $inner): string
    {
        $base = $this->base($text, $inner);
        $count = $this->counts[$this->key($base)] ?? 0;
        do {
            ++$count;
            $id = $count === 1 ? $base : $base . '-' . $count;
        } while (isset($this->taken[$this->key($id)]));
        $this->counts[$this->key($base)] = $count;
        $this->taken[$this->key($id)] = true;

        return $id;
    }

    /** The id without regard to others. */
    public function base(string $text, string $inner): string
    {
        $changed = $this->from === null ? $inner : ($this->from)($inner);
        $words = $changed === $inner ? $text : strip_tags($changed);
        $base = $this->rules->compatible ? $this->compatible($changed) : self::native($words);

        return $this->named === null ? $base : ($this->named)($base, $inner);
    }

    /** Case-insensitive uniqueness belongs to the native profile. */
    private function key(string $id): string
    {
        return $this->rules->compatible ? $id : mb_strtolower($id, 'UTF-8');
    }

    private static function native(string $text): string
    {
        $words = preg_replace('~[^\p{L}\p{M}\p{N}]+~u', '-', mb_strtolower(str_replace(["'", '’'], '', $text), 'UTF-8'));
        $slug = trim(mb_substr((string) $words, 0, 80, 'UTF-8'), '-');

        return $slug === '' ? 'section' : $slug;
    }

    private function compatible(string $inner): string
    {
        $text = html_entity_decode($inner, ENT_QUOTES, 'UTF-8');
        $text = (string) preg_replace('~<br[^>]*>~i', ' ', $text);
        $text = ($this->plain)(trim(strip_tags($text)));
        $text = str_replace(["\r", "\n", '&', "\u{A0}"], ' ', $text);
        $text = (string) preg_replace('~[\x00-\x1F\x7F]~', '', str_replace("\u{AD}", '', $text));
        $text = str_replace(["'", '’', ...str_split('*();@=+$,/?#[]%{}|\\^~`.!')], '', $text);
        $text = (string) preg_replace('~\s+~', '_', str_replace(':', '_', $text));
        $text = rtrim((string) preg_replace(['~-{2,}~', '~_{2,}~'], ['-', '_'], $text), '-_');
        $id = (string) preg_replace_callback(
            "~[^0-9A-Za-z_.!\\~*'();,/?:@&=+$#-]~",
            static fn (array $byte): string => sprintf('%%%02X', ord($byte[0])),
            $text
        );
        $id = $this->rules->lowercase ? strtolower($id) : $id;
        if ($id === '' || $id === '0' || $this->rules->prefixOnly) {
            $id = $this->rules->prefix === '' ? '_' : $this->rules->prefix;
        }

        return $this->rules->hyphenate ? (string) preg_replace('~-{2,}~', '-', str_replace('_', '-', $id)) : $id;
    }
}

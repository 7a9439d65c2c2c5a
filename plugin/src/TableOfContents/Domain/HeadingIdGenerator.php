<?php

declare(strict_types=1);

// phpcs:disable WordPress.WP.AlternativeFunctions.strip_tags_strip_tags -- Domain classes call no WordPress functions.

namespace CourantDesk\TableOfContents\Domain;

/**
 * Generates unique IDs for the headings of a post. The compatible profiles generate the same IDs as Easy Table of
 * Contents or Table of Contents Plus, byte for byte, so that existing links keep working; the native profile generates
 * readable Unicode without percent encoding.
 */
final class HeadingIdGenerator
{
    /** IDs that themes commonly use; the native profile avoids them. */
    private const RESERVED = [
        'content', 'main', 'primary', 'secondary', 'sidebar', 'menu', 'search', 'header', 'footer', 'comments',
        'respond', 'wpadminbar', 'page', 'site',
    ];

    /** @var array<string, true> */
    private array $taken = [];
    /** @var array<string, int> */
    private array $counts = [];

    /**
     * @param iterable<string>         $taken other IDs on the page
     * @param callable(string): string $removeAccents removes accents as WordPress does
     * @param (callable(string, string): string)|null $filterId filters an ID; also receives the heading's HTML
     * @param (callable(string): string)|null $filterIdSource filters the heading's HTML from which an ID is generated
     */
    public function __construct(
        private readonly HeadingIdRules $rules,
        iterable $taken,
        private readonly mixed $removeAccents,
        private readonly mixed $filterId = null,
        private readonly mixed $filterIdSource = null,
    ) {
        foreach ($rules->compatible ? [] : self::RESERVED as $id) {
            $this->taken[$id] = true;
        }
        foreach ($taken as $id) {
            $this->taken[$this->uniqueKey($id)] = true;
        }
    }

    /** @param string $inner the heading's HTML, used by the compatible profile */
    public function generate(string $text, string $inner): string
    {
        $base = $this->createBaseId($text, $inner);
        $count = $this->counts[$this->uniqueKey($base)] ?? 0;
        do {
            ++$count;
            $id = $count === 1 ? $base : $base . '-' . $count;
        } while (isset($this->taken[$this->uniqueKey($id)]));
        $this->counts[$this->uniqueKey($base)] = $count;
        $this->taken[$this->uniqueKey($id)] = true;

        return $id;
    }

    /** Returns the ID before it is made unique. */
    public function createBaseId(string $text, string $inner): string
    {
        $changed = $this->filterIdSource === null ? $inner : ($this->filterIdSource)($inner);
        $plainText = $changed === $inner ? $text : strip_tags($changed);
        $base = match (true) {
            !$this->rules->compatible => self::createNativeId($plainText),
            $this->rules->plus => $this->createPlusId($changed),
            default => $this->createCompatibleId($changed),
        };

        return $this->filterId === null ? $base : ($this->filterId)($base, $inner);
    }

    /** Returns the key for the uniqueness check, which is case-insensitive in the native profile. */
    private function uniqueKey(string $id): string
    {
        return $this->rules->compatible ? $id : mb_strtolower($id, 'UTF-8');
    }

    private static function createNativeId(string $text): string
    {
        $plainText = preg_replace('~[^\p{L}\p{M}\p{N}]+~u', '-', mb_strtolower(
            str_replace(["'", '’'], '', $text),
            'UTF-8',
        ));
        $slug = trim(mb_substr((string) $plainText, 0, 80, 'UTF-8'), '-');

        return $slug === '' ? 'section' : $slug;
    }

    /**
     * Returns the ID of Table of Contents Plus: ASCII letters and digits of the printed heading, including those of
     * entities.
     */
    private function createPlusId(string $inner): string
    {
        $text = (string) preg_replace('~<(script|style)[^>]*?>.*?</\\1>~si', '', $inner);
        $text = str_replace(["\r", "\n"], ' ', ($this->removeAccents)(trim(strip_tags($text))));
        $text = (string) preg_replace('~[^a-zA-Z0-9 _-]~', '', str_replace('&amp;', '', $text));
        $id = rtrim(str_replace(['  ', ' '], '_', $text), '-_');
        $id = $this->rules->lowercase ? strtolower($id) : $id;
        if ($id === '' || $id === '0') {
            $id = $this->rules->prefix === '' ? '_' : $this->rules->prefix;
        }

        return $this->rules->hyphenate ? str_replace('--', '-', str_replace('_', '-', $id)) : $id;
    }

    private function createCompatibleId(string $inner): string
    {
        $text = html_entity_decode($inner, ENT_QUOTES, 'UTF-8');
        $text = (string) preg_replace('~<br[^>]*>~i', ' ', $text);
        $text = ($this->removeAccents)(trim(strip_tags($text)));
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

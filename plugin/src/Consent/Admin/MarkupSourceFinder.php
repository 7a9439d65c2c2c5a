<?php

declare(strict_types=1);

// phpcs:disable WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- a local file of a plugin or theme, not a URL.

namespace CourantDesk\Consent\Admin;

use CourantDesk\Consent\Domain\BlockedMarkup;
use FilesystemIterator;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;
use SplFileInfo;

/** Finds the active plugin or theme whose files contain a piece of markup, or reports that it is part of a post. */
final class MarkupSourceFinder
{
    private const MAX_FILES = 5000;
    private const MAX_FILE_BYTES = 400_000;
    private const EXTENSIONS = ['php', 'html', 'twig', 'js'];

    /** Shorter fragments occur by chance. */
    private const MIN_FRAGMENT_LENGTH = 12;

    /**
     * @param list<BlockedMarkup> $findings
     * @return list<BlockedMarkup> with sources
     */
    public function addSources(array $findings): array
    {
        $fragments = array_map(self::fragment(...), $findings);
        $sources = $this->sourcesInPosts($findings, $fragments);
        foreach ($this->folders() as $label => $folder) {
            $missing = array_diff_key($fragments, $sources);
            if ($missing === []) {
                break;
            }
            $sources += array_map(static fn (): string => $label, $this->search($folder, $missing));
        }

        return array_map(
            static fn (int $index, BlockedMarkup $finding): BlockedMarkup
                => $finding->withSource($sources[$index] ?? ''),
            array_keys($findings),
            $findings
        );
    }

    /**
     * Returns the part of the code that a template also contains: everything before the first value that is probably
     * inserted.
     */
    private static function fragment(BlockedMarkup $finding): string
    {
        $length = strcspn($finding->code, '0123456789');
        $quote = strcspn($finding->code, '\'"', min(strlen($finding->code), self::MIN_FRAGMENT_LENGTH));
        $code = substr($finding->code, 0, min($length, self::MIN_FRAGMENT_LENGTH + $quote));

        return strlen($code) >= self::MIN_FRAGMENT_LENGTH ? $code : $finding->code;
    }

    /**
     * @param list<BlockedMarkup> $findings
     * @param list<string>        $fragments
     * @return array<int, string>
     */
    private function sourcesInPosts(array $findings, array $fragments): array
    {
        $sources = [];
        foreach ($findings as $index => $finding) {
            $post = url_to_postid($finding->url);
            if ($post > 0 && str_contains(get_post_field('post_content', $post), $fragments[$index])) {
                $sources[$index] = __('Content of the page', 'courant-desk');
            }
        }

        return $sources;
    }

    /** @return array<string, string> folders and single files by their labels */
    private function folders(): array
    {
        $folders = [];
        foreach (array_unique([get_stylesheet(), get_template()]) as $slug) {
            $theme = wp_get_theme($slug);
            /* translators: %s: name of a theme */
            $folders[sprintf(__('Theme: %s', 'courant-desk'), self::text($theme->get('Name')))] =
                $theme->get_stylesheet_directory();
        }
        $network = is_multisite() ? array_keys((array) get_site_option('active_sitewide_plugins', [])) : [];
        foreach ([...(array) get_option('active_plugins', []), ...$network] as $file) {
            $file = self::text($file);
            $path = WP_PLUGIN_DIR . '/' . $file;
            if ($file !== '' && is_file($path)) {
                $name = self::text(get_file_data($path, ['Name' => 'Plugin Name'])['Name'] ?? null);
                /* translators: %s: name of a plugin */
                $folders[sprintf(__('Plugin: %s', 'courant-desk'), $name)] = dirname($file) === '.'
                    ? $path
                    : dirname($path);
            }
        }
        $folders[__('Must-use plugin', 'courant-desk')] = WP_CONTENT_DIR . '/mu-plugins';

        return $folders;
    }

    private static function text(mixed $value): string
    {
        return is_string($value) ? $value : '';
    }

    /**
     * @param array<int, string> $fragments
     * @return array<int, string> those that were found
     */
    private function search(string $folder, array $fragments): array
    {
        $found = [];
        foreach ($this->files($folder) as $file) {
            $code = (string) file_get_contents($file);
            foreach ($fragments as $index => $fragment) {
                // Templates in PHP strings have escaped quotes.
                if (
                    str_contains($code, $fragment)
                    || str_contains($code, addcslashes($fragment, '"'))
                    || str_contains($code, addcslashes($fragment, "'"))
                ) {
                    $found[$index] = $fragment;
                    unset($fragments[$index]);
                }
            }
            if ($fragments === []) {
                break;
            }
        }

        return $found;
    }

    /** @return iterable<string> */
    private function files(string $folder): iterable
    {
        if (is_file($folder)) {
            yield $folder;
        }
        if (!is_dir($folder)) {
            return;
        }
        $count = 0;
        /** @var SplFileInfo $file */
        foreach (
            new RecursiveIteratorIterator(
                new RecursiveDirectoryIterator($folder, FilesystemIterator::SKIP_DOTS)
            ) as $file
        ) {
            $isRead = $file->isFile()
                && in_array(strtolower($file->getExtension()), self::EXTENSIONS, true)
                && $file->getSize() <= self::MAX_FILE_BYTES;
            if ($isRead && ++$count <= self::MAX_FILES) {
                yield $file->getPathname();
            }
        }
    }
}

<?php

declare(strict_types=1);

namespace CourantTests\Integration\Kernel;

use CourantTests\Support\SiteTestCase;

/** Tests that the translations in both packages are used on the page. */
final class TranslationsTest extends SiteTestCase
{
    public function testGermanAndArabicPagesAreTranslated(): void
    {
        $path = (string) wp_parse_url((string) get_permalink($this->opening()->ID), PHP_URL_PATH);
        update_option('rewrite_rules', '');
        $texts = [
            'de_DE' => ['Zum Inhalt springen', 'Jetzt bewerben', 'Dieses Feld ist erforderlich.'],
            'ar' => ['الانتقال إلى المحتوى', 'قدّم الآن', 'هذا الحقل مطلوب.'],
        ];
        // WordPress accepts only languages that are installed.
        add_filter(
            'sanitize_option_WPLANG',
            static fn (mixed $clean, string $option, mixed $value): mixed => $value,
            10,
            3,
        );
        foreach ($texts as $locale => $expected) {
            update_option('WPLANG', $locale);
            $body = $this->http('GET', $path)->body;
            foreach ($expected as $text) {
                self::assertStringContainsString($text, html_entity_decode($body), $locale);
            }
            self::assertStringContainsString(
                'name="courant_locale" value="' . $locale . '"',
                $body,
                'emails to applicants use this language',
            );
        }
    }
}

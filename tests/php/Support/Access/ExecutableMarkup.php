<?php

declare(strict_types=1);

namespace CourantTests\Support\Access;

use WP_HTML_Tag_Processor;

/**
 * Finds positions where a probe in a page would be executed: parses the page's tags like a browser instead of
 * searching its text.
 */
final class ExecutableMarkup
{
    public const PROBE = 'courantprobe';

    private const URLS = [
        'href', 'src', 'action', 'formaction', 'data', 'xlink:href', 'poster', 'background', 'srcset', 'content',
        'ping',
    ];
    private const RUNNING = ['', 'module', 'text/javascript', 'application/javascript'];

    /** @return list<string> */
    public static function find(string $html): array
    {
        $found = [];
        $tags = new WP_HTML_Tag_Processor($html);
        while ($tags->next_tag(['tag_closers' => 'skip'])) {
            $name = $tags->get_tag() ?? '';
            if ($name === 'SCRIPT' && in_array(strtolower(trim(self::attribute($tags, 'type'))), self::RUNNING, true)) {
                $code = $tags->get_modifiable_text();
                // The content of a string is data.
                $outside = (string) preg_replace('/"(?:\\\\.|[^"\\\\\n])*"|\'(?:\\\\.|[^\'\\\\\n])*\'/s', '""', $code);
                if (stripos($outside, self::PROBE) !== false) {
                    $found[] = 'script: ' . substr($outside, max(0, stripos($outside, self::PROBE) - 60), 120);
                }
            }
            if (
                $name === 'STYLE' && preg_match(
                    '/(?:@import|javascript:|expression\()[^;}]*' . self::PROBE . '/i',
                    $tags->get_modifiable_text(),
                ) === 1
            ) {
                $found[] = 'style';
            }
            foreach ($tags->get_attribute_names_with_prefix('') ?? [] as $attribute) {
                $problem = self::problem($attribute, self::attribute($tags, $attribute));
                if ($problem !== '') {
                    $found[] = "$name $problem";
                }
            }
        }

        return $found;
    }

    private static function problem(string $attribute, string $value): string
    {
        if (stripos($value, self::PROBE) === false) {
            return '';
        }
        if (str_starts_with($attribute, 'on')) {
            return "$attribute=$value";
        }
        if ($attribute === 'srcdoc' && self::find($value) !== []) {
            return 'srcdoc';
        }
        $url = strtolower((string) preg_replace('/[\x00-\x20]+/', '', $value));

        return in_array($attribute, self::URLS, true) && preg_match(
            '~^(?:javascript:|vbscript:|data:(?:text/html|image/svg|text/xml|application/xhtml))|;url=javascript:~',
            $url,
        ) === 1 ? "$attribute=$value" : '';
    }

    private static function attribute(WP_HTML_Tag_Processor $tags, string $name): string
    {
        $value = $tags->get_attribute($name);

        return is_string($value) ? $value : '';
    }
}

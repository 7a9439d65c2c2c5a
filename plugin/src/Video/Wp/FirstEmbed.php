<?php

declare(strict_types=1);

namespace CourantDesk\Video\Wp;

use CourantDesk\Video\Domain\VideoAddress;
use WP_HTML_Tag_Processor;

/** The first video that is embedded in a text: by a block, by an address on a line of its own, by a shortcode or a frame. A link is no embed. */
final class FirstEmbed
{
    public static function in(string $content): ?string
    {
        // Nearly all texts have none; they cost one look.
        return stripos($content, 'youtu') === false ? null : self::inBlocks(parse_blocks($content));
    }

    /** @param array<mixed> $blocks */
    private static function inBlocks(array $blocks): ?string
    {
        foreach ($blocks as $block) {
            if (!is_array($block)) {
                continue;
            }
            $url = is_array($block['attrs'] ?? null) ? $block['attrs']['url'] ?? null : null;
            $isEmbed = is_string($block['blockName'] ?? null) && str_starts_with($block['blockName'], 'core/embed');
            $inner = is_array($block['innerBlocks'] ?? null) ? $block['innerBlocks'] : [];
            $found = $isEmbed && is_string($url) ? self::known($url) : self::inHtml(is_string($block['innerHTML'] ?? null) ? $block['innerHTML'] : '');
            $found ??= self::inBlocks($inner);
            if ($found !== null) {
                return $found;
            }
        }

        return null;
    }

    private static function inHtml(string $html): ?string
    {
        if (stripos($html, 'youtu') === false) {
            return null;
        }
        $found = [];
        // As WordPress finds addresses to embed.
        if (preg_match_all('~(?:^|<p(?:\s[^>]*)?>|\[embed[^\]]*\])\s*((?:https?:)?//[^\s<>"\[]+)\s*(?:$|</p>|\[/embed\])~im', $html, $lines, PREG_OFFSET_CAPTURE) > 0) {
            foreach ($lines[1] as [$url, $at]) {
                $found[$at] = self::known(html_entity_decode($url));
            }
        }
        $frames = new WP_HTML_Tag_Processor($html);
        $at = -1;
        while ($frames->next_tag(['tag_name' => 'iframe'])) {
            $at = (int) stripos($html, '<iframe', $at + 1);
            $source = $frames->get_attribute('src') ?? $frames->get_attribute('data-src');
            $found[$at] = is_string($source) ? self::known($source) : null;
        }
        ksort($found);

        return array_values(array_filter($found, is_string(...)))[0] ?? null;
    }

    private static function known(string $url): ?string
    {
        return VideoAddress::parse($url) === null ? null : trim($url);
    }
}

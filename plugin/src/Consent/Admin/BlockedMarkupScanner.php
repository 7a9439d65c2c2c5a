<?php

declare(strict_types=1);

namespace CourantDesk\Consent\Admin;

use CourantDesk\Consent\Domain\BlockedMarkup;
use CourantDesk\Consent\Domain\ContentSecurityPolicy;
use CourantDesk\Consent\Domain\PageSources;
use CourantDesk\Consent\Frontend\PageSourceScanner;
use CourantDesk\Consent\Frontend\PageTagReader;

/** Finds event handler attributes, `javascript:` URLs and scripts of other hosts in a page. */
final class BlockedMarkupScanner
{
    private const URL_ATTRIBUTES = ['href', 'src', 'action', 'formaction', 'data', 'xlink:href'];

    private const MAX_CODE_LENGTH = 300;

    /** @var list<BlockedMarkup> */
    private array $found = [];

    private function __construct(private readonly string $url, private readonly ContentSecurityPolicy $policy)
    {
    }

    /** @return list<BlockedMarkup> in document order, without sources */
    public static function scan(string $html, string $url, ContentSecurityPolicy $policy): array
    {
        $scanner = new self($url, $policy);
        PageTagReader::read($html, $scanner->readTag(...));

        return $scanner->found;
    }

    private function readTag(PageTagReader $tag, string $name): void
    {
        foreach ($tag->get_attribute_names_with_prefix('on') ?? [] as $attribute) {
            $this->add(BlockedMarkup::HANDLER, $name, $attribute . '="' . $tag->attributeText($attribute) . '"');
        }
        foreach (self::URL_ATTRIBUTES as $attribute) {
            $value = $tag->attributeText($attribute);
            // Browsers ignore tabs and line breaks in URLs.
            if (
                $value !== ''
                && stripos(str_replace(["\t", "\n", "\r"], '', ltrim($value, "\0..\x20")), 'javascript:') === 0
            ) {
                $this->add(BlockedMarkup::SCRIPT_URL, $name, "$attribute=\"$value\"");
            }
        }
        $src = $name === 'SCRIPT' ? $tag->attributeText('src') : '';
        $origin = $src === '' ? '' : PageSourceScanner::origin($src);
        if (
            $origin === '' || $origin === PageSourceScanner::origin(home_url()) || PageSources::isEmbedScript($origin)
        ) {
            return;
        }
        if (!$this->policy->allows('script-src', $origin)) {
            $this->add(BlockedMarkup::HOST, $name, $src);
        }
    }

    /** @param BlockedMarkup::* $kind */
    private function add(string $kind, string $tag, string $code): void
    {
        $this->found[] =
            new BlockedMarkup($kind, $this->url, strtolower($tag), mb_substr($code, 0, self::MAX_CODE_LENGTH));
    }
}

<?php

declare(strict_types=1);

namespace CourantDesk\Consent\Frontend;

use CourantDesk\Consent\Domain\EchoedInput;
use CourantDesk\Consent\Domain\InlineScript;
use CourantDesk\Consent\Domain\PageSources;

/** Collects the inline scripts of a page, the origins in its markup, and the position of its policy. */
final class PageSourceScanner
{
    /** Directive and attribute of the elements that load something. */
    private const LOADING_ELEMENTS = [
        'IMG' => ['img-src', 'src'],
        'IFRAME' => ['frame-src', 'src'],
        'VIDEO' => ['media-src', 'src'],
        'AUDIO' => ['media-src', 'src'],
        'SCRIPT' => ['script-src', 'src'],
        'LINK' => ['style-src', 'href'],
    ];

    private int $insertAt = -1;

    /** Whether the position of the policy is final. The policy must precede every element that loads a resource. */
    private bool $isPositionFinal = false;

    private bool $isEchoing = false;

    /** @var array<string, true> */
    private array $hashes = [];

    /** @var array<string, array<string, true>> */
    private array $origins = [];

    private function __construct(private readonly EchoedInput $input, private readonly string $home)
    {
    }

    public static function scan(string $html, EchoedInput $input): PageSources
    {
        $scanner = new self($input, self::origin(home_url()));
        PageTagReader::read($html, $scanner->readTag(...));
        $origins = array_map(
            static fn (array $found): array => array_map('strval', array_keys($found)),
            $scanner->origins,
        );

        return new PageSources(
            $scanner->insertAt,
            array_map('strval', array_keys($scanner->hashes)),
            $origins,
            $scanner->isEchoing,
        );
    }

    /**
     * Returns scheme, host and port of a URL; '' for a URL without a host or with a scheme other than HTTP and HTTPS.
     */
    public static function origin(string $url): string
    {
        $url = str_starts_with($url, '//') ? 'https:' . $url : $url;
        $components = stripos($url, 'http') === 0 ? wp_parse_url($url) : false;
        if (
            !is_array($components)
            || !isset($components['scheme'], $components['host'])
            || preg_match('/^[a-z0-9.-]+$/Di', $components['host']) !== 1
        ) {
            return '';
        }

        return strtolower($components['scheme'] . '://' . $components['host'])
            . (isset($components['port']) ? ':' . $components['port'] : '');
    }

    private function readTag(PageTagReader $tag, string $name): void
    {
        if (!$this->isPositionFinal) {
            $this->findPosition($tag, $name);
        }
        if ($name === 'SCRIPT' && $tag->get_attribute('src') === null) {
            $this->addInlineScript($tag);
        }
        if ($name === 'LINK' && !in_array('stylesheet', explode(' ', strtolower($tag->attributeText('rel'))), true)) {
            return;
        }
        if (isset(self::LOADING_ELEMENTS[$name])) {
            [$directive, $attribute] = self::LOADING_ELEMENTS[$name];
            $this->addOrigin($directive, $tag->attributeText($attribute));
        }
        if ($name === 'IMG' || $name === 'SOURCE') {
            $this->addImageCandidates($tag->attributeText('srcset'));
        }
        if ($name === 'SOURCE') {
            $this->addOrigin('media-src', $tag->attributeText('src'));
        }
    }

    /**
     * The policy is the first element of the head, after the character encoding, which must be in the first 1024 bytes.
     */
    private function findPosition(PageTagReader $tag, string $name): void
    {
        if ($name === 'HEAD') {
            $this->insertAt = $tag->endOfTag();
        } elseif ($this->insertAt >= 0) {
            $isEncoding = $name === 'META' && (
                $tag->get_attribute('charset') !== null
                || strtolower($tag->attributeText('http-equiv')) === 'content-type'
            );
            $this->insertAt = $isEncoding ? $tag->endOfTag() : $this->insertAt;
            $this->isPositionFinal = $isEncoding || !in_array($name, ['META', 'TITLE'], true);
        } elseif ($name !== 'HTML') {
            $this->isPositionFinal = true;
        }
    }

    private function addInlineScript(PageTagReader $tag): void
    {
        $source = $tag->get_modifiable_text();
        if ($source === '' || !InlineScript::isExecutableType($tag->attributeText('type'))) {
            return;
        }
        $script = InlineScript::fromSource($source);
        if ($this->input->contains($script->text)) {
            $this->isEchoing = true;
        } else {
            $this->hashes[$script->hash()] = true;
        }
    }

    private function addImageCandidates(string $srcset): void
    {
        if (!str_contains($srcset, '//')) {
            return;
        }
        foreach (explode(', ', $srcset) as $candidate) {
            $this->addOrigin('img-src', explode(' ', trim($candidate), 2)[0]);
        }
    }

    private function addOrigin(string $directive, string $url): void
    {
        $origin = str_contains($url, '//') ? self::origin($url) : '';
        if ($origin !== '' && $origin !== $this->home) {
            $this->origins[$directive][$origin] = true;
        }
    }
}

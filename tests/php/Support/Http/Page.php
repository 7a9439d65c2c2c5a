<?php

declare(strict_types=1);

namespace CourantTests\Support\Http;

/** An HTML page with methods to query it. */
final class Page
{
    private readonly \DOMXPath $paths;

    public function __construct(string $html)
    {
        $document = new \DOMDocument();
        $before = libxml_use_internal_errors(true);
        $document->loadHTML('<?xml encoding="UTF-8">' . $html);
        libxml_clear_errors();
        libxml_use_internal_errors($before);
        $this->paths = new \DOMXPath($document);
    }

    public function count(string $path): int
    {
        return count($this->nodes($path));
    }

    /** Returns the text of the first match with normalized white space; '' if there is none. */
    public function text(string $path): string
    {
        return $this->texts($path)[0] ?? '';
    }

    /** @return list<string> */
    public function texts(string $path): array
    {
        return array_map(
            static fn (\DOMNode $node): string => trim((string) preg_replace('/\s+/u', ' ', $node->textContent)),
            $this->nodes($path)
        );
    }

    /** Returns the number of header or footer elements that are landmarks: those outside of other sections. */
    public function landmark(string $name): int
    {
        return $this->count(
            "{$name}[not(ancestor::main or ancestor::article or ancestor::section or ancestor::aside or ancestor::nav)]"
        );
    }

    /** @return list<string> headings that are two or more levels below the previous one */
    public function skippedLevels(): array
    {
        $level = 1;
        $skipped = [];

        foreach ($this->nodes('*[self::h1 or self::h2 or self::h3 or self::h4 or self::h5 or self::h6]') as $heading) {
            $next = (int) $heading->nodeName[1];

            if ($next > $level + 1) {
                $skipped[] = "{$heading->nodeName}: {$heading->textContent}";
            }

            $level = $next;
        }

        return $skipped;
    }

    /** @return list<string> */
    public function repeatedIds(): array
    {
        $ids = array_map(static fn (\DOMNode $id): string => $id->textContent, $this->nodes('@id'));

        return array_values(array_diff_key($ids, array_unique($ids)));
    }

    public function firstLink(): string
    {
        return $this->texts('body//a/@href')[0] ?? '';
    }

    /** @return list<string> hosts that the browser requests without a click */
    public function foreignHosts(string $own): array
    {
        $hosts = [];

        foreach (
            $this->nodes(
                '*[not(self::a)]/@*[name() = "src" or (name() = "href" and ../@rel != "profile")]'
            ) as $attribute
        ) {
            $host = parse_url($attribute->textContent, PHP_URL_HOST);

            if (is_string($host) && $host !== $own) {
                $hosts[] = $host;
            }
        }

        return array_values(array_unique($hosts));
    }

    /** @return list<\DOMNode> */
    private function nodes(string $path): array
    {
        $found = $this->paths->query('//' . $path);

        return $found === false ? [] : array_values(array_filter(
            iterator_to_array($found),
            static fn (mixed $node): bool => $node instanceof \DOMNode
        ));
    }
}

<?php

declare(strict_types=1);

namespace CourantDesk\Import\Domain;

use SimpleXMLElement;

/** Reads text from an element by local names, in any namespace. */
final class XmlTextReader
{
    public function __construct(private readonly SimpleXMLElement $element)
    {
    }

    /** Returns the first text at a path of local names (each step may skip levels), trimmed, or ''. */
    public function first(string ...$path): string
    {
        return $this->all(...$path)[0] ?? '';
    }

    /** @return list<string> all non-empty texts at a path of local names */
    public function all(string ...$path): array
    {
        $texts = [];
        foreach ($this->findElements($path) as $element) {
            $text = trim((string) $element);
            if ($text !== '') {
                $texts[] = $text;
            }
        }

        return $texts;
    }

    public function attribute(string $name, string $attribute): string
    {
        foreach ($this->findElements([$name]) as $element) {
            return trim((string) $element[$attribute]);
        }

        return '';
    }

    /**
     * @param array<string> $path
     * @return list<SimpleXMLElement>
     */
    private function findElements(array $path): array
    {
        $query = '.';
        foreach ($path as $name) {
            $query .= "//*[local-name()='" . preg_replace('/[^A-Za-z0-9_]/', '', $name) . "']";
        }
        $found = $this->element->xpath($query);

        return is_array($found) ? array_values($found) : [];
    }
}

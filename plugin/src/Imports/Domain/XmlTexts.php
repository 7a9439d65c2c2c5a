<?php

declare(strict_types=1);

namespace CourantDesk\Imports\Domain;

use SimpleXMLElement;

/** Reads texts out of an element by local names, whatever their namespaces. */
final class XmlTexts
{
    public function __construct(private readonly SimpleXMLElement $element)
    {
    }

    /** The first text at a path of local names (each step may skip levels), trimmed, or ''. */
    public function first(string ...$path): string
    {
        return $this->all(...$path)[0] ?? '';
    }

    /** @return list<string> all texts that are not empty at a path of local names */
    public function all(string ...$path): array
    {
        $texts = [];
        foreach ($this->found($path) as $element) {
            $text = trim((string) $element);
            if ($text !== '') {
                $texts[] = $text;
            }
        }

        return $texts;
    }

    public function attribute(string $name, string $attribute): string
    {
        foreach ($this->found([$name]) as $element) {
            return trim((string) $element[$attribute]);
        }

        return '';
    }

    /**
     * @param array<string> $path
     * @return list<SimpleXMLElement>
     */
    private function found(array $path): array
    {
        $query = '.';
        foreach ($path as $name) {
            $query .= "//*[local-name()='" . preg_replace('/[^A-Za-z0-9_]/', '', $name) . "']";
        }
        $found = $this->element->xpath($query);

        return is_array($found) ? array_values($found) : [];
    }
}

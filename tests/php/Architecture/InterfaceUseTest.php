<?php

declare(strict_types=1);

namespace CourantTests\Architecture;

use FilesystemIterator;
use PHPUnit\Framework\TestCase;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;

/**
 * Checks that an interface with one implementation and none in the tests is a module's boundary or a port of a Domain
 * (docs/architecture.md#dependencies).
 *
 * @phpstan-type Source array{text: string, module: string, folder: string}
 */
final class InterfaceUseTest extends TestCase
{
    public function testInterfacesWithOneImplementationAreBoundariesOrPorts(): void
    {
        $plugin = self::sources('plugin/src');
        $tests = self::sources('tests');
        $unneeded = [];
        foreach ($plugin as $path => $source) {
            if (preg_match('/;\s*interface (\w+)/', $source['text'], $match) === 1) {
                $implementations = self::implementations($match[1], $plugin + $tests);
                $inTests = preg_grep('~^tests/~', $implementations);
                if (
                    count($implementations) < 2 && $inTests === []
                    && !self::isBoundary($match[1], $path, $plugin, $implementations)
                    && !self::isPort($match[1], $path, $plugin)
                ) {
                    $unneeded[] = $path;
                }
            }
        }

        self::assertSame([], $unneeded, 'Use the class itself.');
    }

    /**
     * @param array<string, Source> $plugin
     * @param list<string> $implementations paths
     */
    private static function isBoundary(string $interface, string $path, array $plugin, array $implementations): bool
    {
        foreach ($plugin as $other => $source) {
            if (
                $source['module'] !== $plugin[$path]['module'] && $source['module'] !== ''
                && (self::isUsed($interface, $source) || in_array($other, $implementations, true))
            ) {
                return true;
            }
        }

        return false;
    }

    /**
     * Returns whether the module's Domain uses the interface, and cannot use its implementation.
     *
     * @param array<string, Source> $plugin
     */
    private static function isPort(string $interface, string $path, array $plugin): bool
    {
        foreach ($plugin as $other => $source) {
            if (
                $other !== $path && $source['module'] === $plugin[$path]['module'] && $source['folder'] === 'Domain'
                && self::isUsed($interface, $source)
            ) {
                return true;
            }
        }

        return false;
    }

    /** @param Source $source */
    private static function isUsed(string $interface, array $source): bool
    {
        return preg_match('/\b' . $interface . '\b/', $source['text']) === 1;
    }

    /**
     * @param array<string, Source> $sources
     * @return list<string> paths of classes and interfaces that implement or extend it, test doubles included
     */
    private static function implementations(string $interface, array $sources): array
    {
        $found = [];
        foreach ($sources as $path => $source) {
            $declaration = '/\b(?:implements|extends)\b[^{;]*\b' . $interface . '\b/';
            $double = '/\bcreate(?:Stub|Mock)\(' . $interface . '::class/';
            if (preg_match($declaration, $source['text']) === 1 || preg_match($double, $source['text']) === 1) {
                $found[] = $path;
            }
        }

        return $found;
    }

    /** @return array<string, Source> code without comments, by path */
    private static function sources(string $folder): array
    {
        $root = dirname(__DIR__, 3) . '/' . $folder;
        $sources = [];
        /** @var \SplFileInfo $file */
        foreach (
            new RecursiveIteratorIterator(new RecursiveDirectoryIterator($root, FilesystemIterator::SKIP_DOTS)) as $file
        ) {
            if ($file->getExtension() === 'php') {
                $path = substr($file->getPathname(), strlen($root) + 1);
                $names = explode('/', $path);
                $sources[$folder . '/' . $path] = [
                    'text' => php_strip_whitespace($file->getPathname()),
                    'module' => count($names) > 1 ? $names[0] : '',
                    'folder' => count($names) > 2 ? $names[1] : '',
                ];
            }
        }

        return $sources;
    }
}

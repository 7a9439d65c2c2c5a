<?php

declare(strict_types=1);

namespace CourantTests\Unit\Openings;

use CourantDesk\Openings\Domain\OpeningField;
use CourantDesk\Openings\Fields\OpeningFieldRegistry;
use PHPUnit\Framework\TestCase;

final class OpeningFieldRegistryTest extends TestCase
{
    private const SOURCES = __DIR__ . '/../../../../plugin/';

    public function testEveryFieldClassIsInTheList(): void
    {
        $files = glob(self::SOURCES . 'src/Openings/Fields/*Field.php');
        $classes = array_map(
            static fn (string $file): string => basename($file, '.php'),
            $files === false ? [] : $files,
        );
        $listed = array_map(
            static fn (OpeningField $field): string => basename(strtr($field::class, '\\', '/')),
            (new OpeningFieldRegistry())->builtIn(),
        );

        self::assertEqualsCanonicalizing(array_diff($classes, ['FlagField', 'PageField', 'StatusFlagField']), $listed);
    }

    public function testTranslationConfigurationHasEveryField(): void
    {
        preg_match_all(
            '~<custom-field action="(\w+)">(\w+)</custom-field>~',
            (string) file_get_contents(self::SOURCES . 'wpml-config.xml'),
            $matches,
        );
        $actions = array_combine($matches[2], $matches[1]);
        unset($actions['awsm_views_count']);
        $declared = [];
        foreach ((new OpeningFieldRegistry())->builtIn() as $field) {
            $declared[$field->key()] = $field->translation();
        }
        ksort($actions);
        ksort($declared);

        self::assertSame($declared, $actions);
    }
}

<?php

declare(strict_types=1);

namespace CourantTests\Architecture;

use PhpToken;
use PHPUnit\Framework\TestCase;

/**
 * JSON inside of HTML needs the flags `JSON_HEX_*`, which only InlineJson sets. Every other call that encodes JSON is
 * listed here with where its text is used; a new one must use InlineJson or be added to the list.
 */
final class InlineJsonUsageTest extends TestCase
{
    private const REFUSED = ['wp_localize_script'];
    private const ENCODERS = ['json_encode', 'wp_json_encode'];

    /** Use of the JSON by file. None of it is HTML. */
    private const ELSEWHERE = [
        'plugin/src/Kernel/InlineJson.php' => 'here the flags are set',
        'theme/inc/InlineJson.php' => 'here the flags are set',
        'plugin/src/Recruiting/Http/ApplicationExportController.php' => 'a file',
        'plugin/src/Applications/Domain/IdempotencyKey.php' => 'a hash',
        'plugin/src/ApplicationForms/Storage/FormRepository.php' => 'the database',
        'plugin/src/Recruiting/Http/RecruitingSettingsController.php' => 'a hash',
        'plugin/src/Recruiting/Storage/NoteRepository.php' => 'a hash',
        'plugin/src/Settings/Http/SettingsController.php' => 'a comparison',
        'plugin/src/Applications/Http/ResponseSender.php' => 'a response of type application/json',
        'plugin/src/Email/Storage/EmailQueueRepository.php' => 'the database',
        'plugin/src/Feeds/Http/FeedController.php' => 'a response of type application/json',
        'plugin/src/Import/Storage/ArchiveExporter.php' => 'a file',
        'plugin/src/Import/Storage/OpeningExporter.php' => 'a file',
        'plugin/src/Openings/Http/SpecificationsResponse.php' => 'a hash',
        'plugin/src/LiveBlog/Domain/StoredUpdate.php' => 'the database',
        'plugin/src/Kernel/Log.php' => 'the log',
        'plugin/src/Kernel/CacheableJson.php' => 'a hash',
        'plugin/src/Reports/Cli/ViewsCommand.php' => 'the command line',
        'plugin/src/PrivateFiles/Domain/StoreMarker.php' => 'a file of the store',
        'theme/inc/Customizer/HomeSectionOptions.php' => 'a theme mod in the database',
    ];

    public function testOnlyInlineJsonEncodesForHtml(): void
    {
        $found = [];
        foreach (self::files() as $file) {
            foreach (self::calls((string) file_get_contents(self::root() . $file)) as $call) {
                if (
                    in_array($call, self::REFUSED, true)
                    || (in_array($call, self::ENCODERS, true) && !isset(self::ELSEWHERE[$file]))
                ) {
                    $found[] = "$file: $call()";
                }
            }
        }

        self::assertSame([], $found, 'Use InlineJson::encode() or InlineJson::localize(), or add an exception here with the reason.');
    }

    public function testEveryExceptionIsStillNeeded(): void
    {
        foreach (array_keys(self::ELSEWHERE) as $file) {
            $calls = is_file(self::root() . $file) ? self::calls((string) file_get_contents(self::root() . $file)) : [];
            self::assertNotSame([], array_intersect(self::ENCODERS, $calls), $file);
        }
    }

    public function testTheRuleFindsWhatItNames(): void
    {
        self::assertSame(
            ['wp_json_encode', 'esc_attr'],
            self::calls(
                '<?php echo esc_attr(wp_json_encode($x)); // json_encode($y)' . "\n" . '$object->json_encode(1);'
            ),
            'in any order',
        );
    }

    /** @return list<string> names of the functions that the code calls, without methods */
    private static function calls(string $code): array
    {
        $tokens = array_values(
            array_filter(PhpToken::tokenize($code), static fn (PhpToken $token): bool => !$token->isIgnorable())
        );
        $calls = [];
        foreach ($tokens as $index => $token) {
            $before = $tokens[$index - 1] ?? null;
            $isName = $token->is([T_STRING, T_NAME_FULLY_QUALIFIED]) && ($tokens[$index + 1]->text ?? '') === '(';
            if (
                $isName && (
                    $before === null
                    || !$before->is([T_OBJECT_OPERATOR, T_NULLSAFE_OBJECT_OPERATOR, T_DOUBLE_COLON, T_FUNCTION, T_NEW])
                )
            ) {
                $calls[] = ltrim($token->text, '\\');
            }
        }

        return array_values(array_unique(array_reverse($calls)));
    }

    /** @return list<string> PHP of both packages, from the root */
    private static function files(): array
    {
        $files = [];
        foreach (['plugin', 'theme'] as $package) {
            $all = new \RecursiveIteratorIterator(
                new \RecursiveDirectoryIterator(self::root() . $package, \FilesystemIterator::SKIP_DOTS)
            );
            foreach ($all as $file) {
                $name = $file instanceof \SplFileInfo ? substr($file->getPathname(), strlen(self::root())) : '';
                if (str_ends_with($name, '.php') && preg_match('~^(plugin|theme)/build/~', $name) !== 1) {
                    $files[] = $name;
                }
            }
        }

        return $files;
    }

    private static function root(): string
    {
        return dirname(__DIR__, 3) . '/';
    }
}

<?php

declare(strict_types=1);

namespace CourantTests\Architecture;

use FilesystemIterator;
use PhpToken;
use PHPUnit\Framework\TestCase;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;

/** Checks the length of functions, where hooks, routes and commands are registered, and names that are written once. */
final class CodeShapeTest extends TestCase
{
    private const MAX_FUNCTION_LINES = 60;

    /** Hooks that are registered late or only under a condition, by file below plugin/src, with the reason. */
    private const LATE_HOOKS = [
        'ApplicationForms/Admin/FormBuilderScreen.php' => 'on the screen that WordPress names only when its menu entry is added',
        'Applications/Admin/HealthMonitor.php' => 'at the end of a request that stored an application',
        'Applications/Http/ApplicantLinkController.php' => 'at the end of a request for a new link',
        'Applications/Storage/MaintenanceTasks.php' => 'only while an application is being deleted',
        'Consent/Frontend/ExternalImageBlocker.php' => 'only when images of other servers are blocked',
        'Email/Http/EmailPreviewController.php' => 'only while the preview is rendered',
        'Email/Storage/EmailQueueSchedule.php' => 'at the end of a request that queued an email',
        'Email/Storage/PngLogo.php' => 'only while a PNG copy of a logo is created',
        'Feeds/Http/FeedController.php' => 'only in a response to a feed request',
        'Import/Admin/ImportScreen.php' => 'on the screen that WordPress names only when the importer is registered',
        'Listings/Http/EarlyAjaxDispatcher.php' => 'only in a request of a list',
        'Listings/Storage/PageCacheInvalidator.php' => 'at the end of a request that changed an opening',
        'Openings/Admin/OpeningPreviewMeta.php' => 'only in a preview',
        'Openings/Admin/PostPickerPolicy.php' => 'only in a request of the link picker',
        'Openings/Admin/SpecificationsScreen.php' => 'on the screen that WordPress names only when its menu entry is added',
        'Openings/Admin/TermOrderField.php' => 'for each specification, which are known only after `init`',
        'Openings/Admin/UninstallProtection.php' => 'only while WP Job Openings is being deleted',
        'Openings/Storage/TermQuery.php' => 'only in a query of several taxonomies',
        'PrivateFiles/Admin/FilesScreen.php' => 'on the screen that WordPress names only when its menu entry is added',
        'PrivateFiles/Http/StoreProbeController.php' => 'only on the Site Health screen',
        'Recruiting/Admin/ApplicationListRestriction.php' => 'only in a query of applications that is restricted',
        'Recruiting/Admin/ApplicationsScreen.php' => 'on the screen that WordPress names only when its menu entry is added',
        'Recruiting/Admin/RecruitingSettingsScreen.php' => 'on the screen that WordPress names only when its menu entry is added',
        'SearchIndex/Admin/IndexScreen.php' => 'on the screen that WordPress names only when its menu entry is added',
        'SearchIndex/Admin/OpeningListCounts.php' => 'only on the list of openings in wp-admin, while the index is ready',
        'Settings/Admin/SettingsScreen.php' => 'one hook for each group of settings, on the settings screen',
        'TableOfContents/Storage/OutlineUpdater.php' => 'only while the content of a saved post is rendered',
    ];

    private const REGISTERING_FUNCTIONS = ['register_rest_route', 'add_command'];

    /** Names that have a constant: PHP string to the file of the constant. */
    private const CONSTANTS = [
        "'awsm_job_openings'" => 'Kernel/PostTypes.php',
        "'awsm_job_application'" => 'Kernel/PostTypes.php',
        "'courant/v1'" => 'Kernel/RestApi.php',
    ];

    public function testFunctionsHaveAtMostSixtyLines(): void
    {
        $long = [];
        foreach (['plugin/src', 'theme', 'demo', 'tools', 'tests'] as $folder) {
            foreach (self::files($folder) as $name => $tokens) {
                foreach (self::functionLengths($tokens) as $line => $length) {
                    if ($length > self::MAX_FUNCTION_LINES) {
                        $long[] = "$folder/$name:$line has $length lines";
                    }
                }
            }
        }

        self::assertSame([], $long, 'Split these functions.');
    }

    public function testRoutesAndCommandsAreRegisteredInOnePlace(): void
    {
        $registering = [];
        foreach (self::files('plugin/src') as $name => $tokens) {
            foreach ($tokens as $token) {
                if (in_array($token->text, self::REGISTERING_FUNCTIONS, true)) {
                    $registering[$token->text][$name] = $name;
                }
            }
        }

        self::assertSame(['Kernel/RestApi.php'], array_values($registering['register_rest_route'] ?? []));
        self::assertSame(['Kernel/CommandRegistry.php'], array_values($registering['add_command'] ?? []));
    }

    public function testModuleClassesRegisterTheHooks(): void
    {
        $elsewhere = [];
        foreach (self::files('plugin/src') as $name => $tokens) {
            $isModuleClass = preg_match('~^\w+/\w+(Module|AdminHooks|FrontendHooks|RestHooks)\.php$~', $name) === 1;
            if (
                !$isModuleClass
                && $name !== 'Plugin.php'
                && !str_starts_with($name, 'Kernel/')
                && self::registersHooks($tokens)
            ) {
                $elsewhere[] = $name;
            }
        }
        $expected = array_keys(self::LATE_HOOKS);
        sort($elsewhere);
        sort($expected);

        self::assertSame(
            $expected,
            $elsewhere,
            'Register hooks in the module class; late hooks need a reason in LATE_HOOKS.',
        );
    }

    public function testPostTypesAndRestNamespaceAreWrittenOnce(): void
    {
        $found = [];
        foreach (self::files('plugin/src') as $name => $tokens) {
            foreach ($tokens as $token) {
                $constant = $token->id === T_CONSTANT_ENCAPSED_STRING ? self::CONSTANTS[$token->text] ?? $name : $name;
                // Domain does not use the kernel's constants.
                if ($constant !== $name && !str_contains($name, '/Domain/')) {
                    $found[] = "$name:$token->line $token->text";
                }
            }
        }

        self::assertSame([], $found, 'Use PostTypes or RestApi.');
    }

    /** @return iterable<string, list<PhpToken>> tokens without white space and comments, by path below the folder */
    private static function files(string $folder): iterable
    {
        $root = dirname(__DIR__, 3) . '/' . $folder;
        /** @var \SplFileInfo $file */
        foreach (
            new RecursiveIteratorIterator(new RecursiveDirectoryIterator($root, FilesystemIterator::SKIP_DOTS)) as $file
        ) {
            if ($file->getExtension() === 'php') {
                $tokens = PhpToken::tokenize((string) file_get_contents($file->getPathname()));
                yield substr($file->getPathname(), strlen($root) + 1) => array_values(
                    array_filter($tokens, static fn (PhpToken $token): bool => !$token->isIgnorable())
                );
            }
        }
    }

    /**
     * Returns the number of lines with code, from the keyword to the closing brace.
     *
     * @param list<PhpToken> $tokens
     * @return array<int, int> by line of the keyword
     */
    private static function functionLengths(array $tokens): array
    {
        $lengths = [];
        foreach ($tokens as $index => $token) {
            if ($token->id === T_FUNCTION) {
                $depth = 0;
                $lines = [];
                for ($i = $index; isset($tokens[$i]) && !($depth === 0 && $tokens[$i]->text === ';'); $i++) {
                    foreach (
                        range($tokens[$i]->line, $tokens[$i]->line + substr_count($tokens[$i]->text, "\n")) as $line
                    ) {
                        $lines[$line] = true;
                    }
                    $depth += match ($tokens[$i]->text) {
                        '{', '${' => 1,
                        '}' => -1,
                        default => 0,
                    };
                    if ($depth === 0 && $tokens[$i]->text === '}') {
                        break;
                    }
                }
                $lengths[$token->line] = count($lines);
            }
        }

        return $lengths;
    }

    /** @param list<PhpToken> $tokens */
    private static function registersHooks(array $tokens): bool
    {
        foreach ($tokens as $index => $token) {
            if (
                in_array(ltrim($token->text, '\\'), ['add_action', 'add_filter'], true)
                && ($tokens[$index + 1]->text ?? '') === '('
                && ($tokens[$index - 1]->text ?? '') !== '->'
            ) {
                return true;
            }
        }

        return false;
    }
}

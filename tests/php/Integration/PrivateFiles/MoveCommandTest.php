<?php

declare(strict_types=1);

namespace CourantTests\Integration\PrivateFiles;

use CourantDesk\PrivateFiles\PrivateFilesFactory;
use CourantTests\Support\PrivateFiles\PrivateFilesTestCase;
use CourantTests\Support\PrivateFiles\StrictStream;

/** Tests a change of the configured location: files are read from both locations while they are moved. */
final class MoveCommandTest extends PrivateFilesTestCase
{
    public function testFilesOfTheEarlierLocationAreReadAndMoved(): void
    {
        $this->forgetLocations();
        [$old, $new] = [$this->folder(), $this->folder()];
        $before = $this->module($old);
        $files = [];
        for ($n = 0; $n < 25; $n++) {
            $files[] = $this->store($before, "content $n", 100 + $n);
        }
        $after = $this->module($new);

        self::assertSame([$old], $this->paths($after));
        self::assertSame('content 7', self::read($after, $files[7]), 'before anything was moved');
        $more = $this->store($after, 'stored meanwhile', 200);
        $lines = [];
        self::assertTrue($this->command($after, ['move'], $lines));

        self::assertSame([], $this->paths($after), 'the earlier location is no longer stored');
        self::assertSame([], glob("$old/*/*/*"), 'nothing is left there');
        self::assertCount(26, (array) glob("$new/*/*/*"));
        foreach ($files as $n => $file) {
            self::assertSame("content $n", self::read($after, $file));
        }
        self::assertSame('stored meanwhile', self::read($after, $more));
        self::assertContains("Earlier location with files: $old", $lines);
        self::assertContains('25 files encrypted or moved, 0 with problems.', $lines);
    }

    public function testAFolderChosenWithoutTheConstantIsAnEarlierLocationToo(): void
    {
        $this->forgetLocations();
        $old = $this->folder();
        wp_mkdir_p($old);
        update_option('courant_private_dir', $old);
        $unnamed = $this->module('');
        $file = $this->store($this->module($old), 'stored before');
        $this->forgetLocations();

        $named = $this->module($new = $this->folder());
        self::assertSame('stored before', self::read($named, $file), 'as Site Health advises');
        $named->createRewriteJob()->startIfNeeded();
        $named->createRewriteJob()->run(30.0);

        self::assertSame([], $this->paths($named));
        self::assertCount(1, (array) glob("$new/*/*/*"));
        self::assertSame('stored before', self::read($named, $file));
        self::assertFalse(get_option('courant_private_dir'));
        unset($unnamed);
    }

    public function testMovingContinuesInWpAdminAfterTheLocationChanged(): void
    {
        $this->forgetLocations();
        $old = $this->folder();
        $file = $this->store($this->module($old), 'content');
        $after = $this->module($new = $this->folder());

        $after->createRewriteJob()->runInAdmin();

        self::assertSame([], $this->paths($after));
        self::assertCount(1, (array) glob("$new/*/*/*"));
        self::assertSame('content', self::read($after, $file));
    }

    public function testALocationIsKeptWhileAFileInItCannotBeRead(): void
    {
        $this->forgetLocations();
        [$old, $new] = [$this->folder(), $this->folder()];
        $before = $this->module($old);
        $whole = $this->store($before, 'whole');
        $damaged = $this->store($before, 'damaged');
        $path = "$old/$damaged->storedName";
        $bytes = (string) file_get_contents($path);
        file_put_contents($path, substr_replace($bytes, '?', -1));
        $after = $this->module($new);

        $lines = [];
        self::assertFalse($this->command($after, ['move'], $lines), 'the exit code reports the failure');

        self::assertSame([$old], $this->paths($after));
        self::assertFileExists($path, 'nothing is deleted that was not moved');
        self::assertSame('whole', self::read($after, $whole));
        self::assertContains("File $damaged->id of application 4711: damaged", $lines);
        file_put_contents($path, $bytes);
        self::assertTrue($this->command($after, ['move'], $lines));
        self::assertSame('damaged', self::read($after, $damaged));
        self::assertSame([], $this->paths($after));
    }

    public function testAStreamWrapperWithABasicSetOfFunctionsCanBeTheLocation(): void
    {
        StrictStream::register();
        StrictStream::refusals();
        $old = $this->folder();
        $first = $this->store($this->module($old), self::cvContent());
        $bucket = $this->module('strict://' . $this->folder());

        self::assertTrue($bucket->isWritable());
        self::assertNull($bucket->freeBytes());
        $second = $this->store($bucket, self::cvContent() . '2');
        $plain = $this->storePlain('plain');
        self::assertSame(self::cvContent(), self::read($bucket, $first));
        self::assertTrue($this->command($bucket, ['move']));
        self::assertTrue($this->command($bucket, ['rekey', '--new-key']));
        self::assertTrue($this->command($bucket, ['verify']));
        self::assertSame(substr(self::cvContent(), 70_000, 500), implode('', [
            ...$bucket->store()->read($bucket->store()->find($first->id) ?? $first, 70_000, 500),
        ]));
        self::assertCount(3, [...$bucket->locations()->current()->listNames(get_current_blog_id())]);
        $bucket->store()->deleteAbandoned();
        $bucket->store()->delete($bucket->store()->find($second->id) ?? $second);
        self::assertCount(2, [...$bucket->locations()->current()->listNames(get_current_blog_id())]);
        $back = $this->module($this->folder());
        self::assertTrue($this->command($back, ['move']));
        self::assertSame([self::cvContent(), 'plain'], [self::read($back, $first), self::read($back, $plain)]);
        $back->locations()->deleteAll(get_current_blog_id());

        self::assertSame([], StrictStream::refusals());
    }

    public function testAStreamWrapperServesUploadsAndDownloadsOverHttp(): void
    {
        $folder = $this->folder();
        $config = ABSPATH . 'wp-config.php';
        $original = (string) file_get_contents($config);
        $wrapper = dirname(__DIR__, 2) . '/Support/PrivateFiles/StrictStream.php';
        $lines = 'require_once ' . var_export($wrapper, true)
            . ";\n\\CourantTests\\Support\\PrivateFiles\\StrictStream::register();\ndefine('COURANT_PRIVATE_DIR', "
            . var_export('strict://' . $folder, true) . ");\n";
        StrictStream::refusals();
        $opening = $this->opening()->ID;
        $reader = $this->user('hr');
        // Replaced by a separate file, because other sites have hard links to it.
        unlink($config);
        file_put_contents($config, "<?php\n" . $lines . substr($original, strlen("<?php\n")));
        sleep(3);
        try {
            self::assertSame(200, $this->apply($opening, [], $this->cv('cv.pdf', self::cvContent()))->status);
            $url = $this->downloadUrl($this->applications()[0], $reader);
            $whole = $this->http('GET', $url, as: $reader);
            $part = $this->http('GET', $url, headers: ['Range' => 'bytes=100000-100099'], as: $reader);
        } finally {
            file_put_contents($config, $original);
            sleep(3);
        }

        self::assertSame(sha1(self::cvContent()), sha1($whole->body));
        self::assertSame([206, substr(self::cvContent(), 100000, 100)], [$part->status, $part->body]);
        self::assertCount(1, (array) glob("$folder/*/*/*.enc"));
        self::assertSame([], StrictStream::refusals());
    }

    /** @return list<string> */
    private function paths(PrivateFilesFactory $module): array
    {
        return array_map(static fn ($location): string => $location->path(), $module->locations()->earlier());
    }
}
